import {
  markAllNotificationsAsReadMutation,
  markNotificationsAsReadMutation,
  notificationListQuery,
  unreadNotificationsQuery,
} from '@lernspur/api-client/identity/notification.queries'
import { ErrorNotice, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@lernspur/ui/components/ui/popover'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import BellOff from 'lucide-react/icons/bell-off'
import { type ReactElement, useState } from 'react'
import { NotificationItem } from './notification-item'

/** Maximum number of notifications in the list. */
const visibleCount = 50

/** Notifications that were only mailed are not listed here (rule notification.2). */
const inApp = [{ field: 'channel', type: 'eq', value: 'inApp' }] as const

function Notifications({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('shell.notification')
  const { data, error, refetch, isFetching } = useQuery(notificationListQuery({ filter: inApp, limit: visibleCount }))
  const { data: unread } = useQuery(unreadNotificationsQuery())
  const { mutateAsync: markAsRead } = useMutation(markNotificationsAsReadMutation())
  const { mutate: markAll } = useMutation(markAllNotificationsAsReadMutation())
  const part = useRestoredFocus<HTMLDivElement>()
  if (error && !data) return <ErrorNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy className="grid gap-4 p-5">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  return (
    <div {...part}>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b py-1.5 pr-2 pl-5">
        <h2 className="font-semibold">{t(($) => $.title)}</h2>
        {unread && unread.count > 0 && (
          <Button variant="ghost" size="sm" className="min-h-11" onClick={() => markAll()}>
            {t(($) => $.markAll)}
          </Button>
        )}
      </div>
      {data.rows.length === 0 ? (
        <EmptyState icon={<BellOff />} title={t(($) => $.empty.title)} description={t(($) => $.empty.description)} />
      ) : (
        <ul>
          {data.rows.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => markAsRead({ body: { ids: [notification.id] } }).catch(() => null)}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The user's notifications, newest first. */
export default function NotificationPanel({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell.notification')
  const [open, setOpen] = useState(true)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent aria-label={t(($) => $.title)} align="end" className="w-104 p-0">
        <Notifications onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}
