import { useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import Lock from 'lucide-react/icons/lock'
import type { ComponentProps } from 'react'
import { MayManage } from '../may-manage'

/** As MayManage, where a class that is no longer active is only read (rule class.3). */
export function MayChange(props: ComponentProps<typeof MayManage>) {
  const { t } = useTranslation('teacher.subjects')
  if (props.schoolClass.isActive) return <MayManage {...props} />
  return (
    <EmptyState
      size={props.size}
      icon={<Lock />}
      title={t(($) => $.ended.title)}
      description={t(($) => $.ended.text)}
    />
  )
}
