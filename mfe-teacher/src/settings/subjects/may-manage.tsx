import { useClassRights, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'

interface MayManageProps {
  schoolClass: SchoolClass
  /** The rights of which one is needed. */
  rights: readonly ('canManageCompetences' | 'canManageStudents')[]
  children: ReactNode
}

/**
 * Shows its children to whoever holds one of the rights on the class, and tells others who does. A class that is no
 * longer active is only read (rule class.3).
 */
export function MayManage({ schoolClass, rights, children }: MayManageProps) {
  const { t } = useTranslation('teacher.subjects')
  const held = useClassRights(schoolClass.id)
  if (!schoolClass.isActive)
    return <EmptyState icon={<Lock />} title={t(($) => $.ended.title)} description={t(($) => $.ended.text)} />
  if (rights.some((right) => held[right])) return children
  return <EmptyState icon={<Lock />} title={t(($) => $.locked.title)} description={t(($) => $.locked.text)} />
}
