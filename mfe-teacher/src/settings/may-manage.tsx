import { useClassRights, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ClassPermission } from '@lernspur/contracts/school-admin/class-permissions'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'

interface MayManageProps {
  /** Undefined for a class that is no longer active, which is read-only (rule class.3). */
  schoolClass: SchoolClass | undefined
  /** One of these rights is needed. */
  rights: readonly ClassPermission[]
  /** `page` if the children contain the heading of the page. */
  size?: 'part' | 'page'
  children: (schoolClass: SchoolClass) => ReactNode
}

/** Shows its children to users with one of the rights on the class, and tells others whom to ask (rule screen.11). */
export function MayManage({ schoolClass, rights, size, children }: MayManageProps) {
  const { t } = useTranslation('teacher.settings')
  const format = useFormat()
  const held = useClassRights(schoolClass?.id ?? '')
  if (!schoolClass)
    return (
      <EmptyState size={size} icon={<Lock />} title={t(($) => $.ended.title)} description={t(($) => $.ended.text)} />
    )
  if (rights.some((right) => held[right])) return children(schoolClass)
  const { name, creator } = schoolClass
  return (
    <EmptyState
      size={size}
      icon={<Lock />}
      title={t(($) => $.locked.title)}
      description={t(($) => $.locked.text, { class: name, name: format.name(creator) })}
    />
  )
}
