import { useClassRights, useFormat, useTranslation } from '@lernspur/app-kit'
import type { ClassPermission } from '@lernspur/contracts/access-right.contract'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'

interface MayManageProps {
  schoolClass: SchoolClass
  /** The rights of which one is needed. */
  rights: readonly ClassPermission[]
  /** `page` where the children hold the heading of the page. */
  size?: 'part' | 'page'
  children: ReactNode
}

/** Shows its children to whoever holds one of the rights on the class, and tells others whom to ask (rule screen.11). */
export function MayManage({ schoolClass, rights, size, children }: MayManageProps) {
  const { t } = useTranslation('teacher.settings')
  const format = useFormat()
  const held = useClassRights(schoolClass.id)
  if (rights.some((right) => held[right])) return children
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
