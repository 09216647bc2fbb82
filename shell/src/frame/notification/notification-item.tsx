import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Notification, NotificationType } from '@lernspur/contracts/identity/notification.contract'
import { cn } from '@lernspur/ui/cn'
import CircleCheck from 'lucide-react/icons/circle-check'
import FilePen from 'lucide-react/icons/file-pen'
import Info from 'lucide-react/icons/info'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import { useFollow } from './use-follow'

const icons = {
  classInvite: Users,
  welcome: Sparkles,
  general: Info,
  reportSubjectEditRequest: FilePen,
  reportSubjectCompleted: CircleCheck,
} as const satisfies Record<NotificationType, unknown>

/** The kind of the notification, with a dot while it is unread. */
function NotificationIcon({ type, isRead }: { type: NotificationType; isRead: boolean }) {
  const Icon = icons[type]
  return (
    <span aria-hidden className="relative mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-muted">
      <Icon className={cn('size-4', isRead ? 'text-muted-foreground' : 'text-foreground')} />
      {!isRead && (
        <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-card bg-primary" />
      )}
    </span>
  )
}

interface ItemProps {
  notification: Notification
  onRead(): Promise<unknown>
  /** Its target is another page. */
  onLeave(): void
}

/** One notification: a click marks it as read and opens its target. */
export function NotificationItem({ notification, onRead, onLeave }: ItemProps) {
  const { t } = useTranslation('shell.notification')
  const format = useFormat()
  const follow = useFollow()(notification)
  const { title, message, isRead, type, sender, createdAt } = notification
  const press = () => {
    const read = isRead ? Promise.resolve() : onRead()
    if (follow === null) return
    onLeave()
    follow(read)
  }
  return (
    <li className="border-t first:border-t-0">
      <button
        type="button"
        onClick={press}
        className="flex w-full gap-3 px-5 py-3.5 text-left -outline-offset-2 transition-colors hover:bg-muted"
      >
        <NotificationIcon type={type} isRead={isRead} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cn('wrap-anywhere', !isRead && 'font-semibold')}>
            {!isRead && <span className="sr-only">{t(($) => $.unread)} </span>}
            {title}
          </span>
          <span className="text-sm wrap-anywhere text-muted-foreground">{message}</span>
          <span className="text-xs text-muted-foreground">
            {[format.instant(createdAt), sender && format.name(sender)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
    </li>
  )
}
