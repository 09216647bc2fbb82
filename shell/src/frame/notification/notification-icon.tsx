import type { NotificationType } from '@lernspur/contracts/identity/notification.contract'
import { cn } from '@lernspur/ui/cn'
import CircleCheck from 'lucide-react/icons/circle-check'
import FilePen from 'lucide-react/icons/file-pen'
import Info from 'lucide-react/icons/info'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'

const icons = {
  classInvite: Users,
  welcome: Sparkles,
  general: Info,
  reportSubjectEditRequest: FilePen,
  reportSubjectCompleted: CircleCheck,
} as const satisfies Record<NotificationType, unknown>

/** The kind of the notification, with a dot while it is unread. */
export function NotificationIcon({ type, isRead }: { type: NotificationType; isRead: boolean }) {
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
