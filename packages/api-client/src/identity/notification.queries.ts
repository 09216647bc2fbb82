import { notificationRoutes, type UnreadNotifications } from '@lernspur/contracts/identity/notification.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import { callsOf } from '../derive/calls'

/** @public */
export const notificationCalls = callsOf('notification', notificationRoutes, {
  savesNothing: true,
  stale: ['notification'],
  calls: { setNotificationChoice: { savesNothing: false } },
})

export const notificationKeys = notificationCalls.keys
/** The user's notifications, newest first; filter by `isRead` for unread ones. */
export const notificationListQuery = notificationCalls.listNotifications
export const markNotificationsAsReadMutation = notificationCalls.markNotificationsAsRead

const unread = [{ field: 'isRead', type: 'eq', value: 'false' }] as const

/** How many notifications are unread, as events of the stream tell it; only the newest row is requested. */
export const unreadNotificationsQuery = () =>
  queryOptions({
    queryKey: [...notificationKeys.all, 'unread'],
    queryFn: async ({ signal }): Promise<UnreadNotifications> => {
      const list = { filter: unread, limit: 1 }
      const { rows, count } = await call(notificationRoutes.listNotifications, { list, signal })
      return { count, newestAt: rows[0]?.createdAt ?? null }
    },
  })

/** Marks all unread notifications, shown or not: a list page and one call have the same maximum size. */
export const markAllNotificationsAsReadMutation = () =>
  mutationOptions({
    mutationKey: ['notification', 'mark-all-as-read'],
    meta: { savesNothing: true, invalidates: [notificationKeys.all] },
    mutationFn: async () => {
      const { rows } = await call(notificationRoutes.listNotifications, { list: { filter: unread } })
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await call(notificationRoutes.markNotificationsAsRead, { body: { ids } })
    },
  })
