import { useFormat, useNavigate, useSetAtom, useTranslation } from '@lernspur/app-kit'
import type { Notification } from '@lernspur/contracts/notification.contract'
import { cn } from '@lernspur/ui/cn'
import { helpAtom } from '../help/help-atom'
import { targetOf } from './notification-target'

interface ItemProps {
  notification: Notification
  onRead(): void
  /** It leads to another page. */
  onLeave(): void
}

/** One notification: pressing it counts as reading it, and leads to what it is about. */
export function NotificationItem({ notification, onRead, onLeave }: ItemProps) {
  const { t } = useTranslation('notification')
  const format = useFormat()
  const navigate = useNavigate()
  const openHelp = useSetAtom(helpAtom)
  const { title, message, isRead, type, sender, createdAt } = notification
  const press = () => {
    if (!isRead) onRead()
    const target = targetOf(notification)
    if (target === null && type !== 'welcome') return
    onLeave()
    if (target === null) openHelp(true)
    else void navigate(target)
  }
  return (
    <li className="border-t first:border-t-0">
      <button
        type="button"
        onClick={press}
        className="flex w-full gap-3 py-3.5 pr-5 pl-3 text-left -outline-offset-2 transition-colors hover:bg-muted"
      >
        <span aria-hidden className={cn('mt-2 size-2 shrink-0 rounded-full', !isRead && 'bg-primary')} />
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
