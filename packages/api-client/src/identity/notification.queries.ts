import { notificationRoutes } from '@lernspur/contracts/notification.contract'
import { mutationOptions } from '@tanstack/react-query'
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

/** Only the count of unread notifications is needed, so only the newest row is requested. */
export const unreadNotificationsQuery = () => notificationListQuery({ filter: unread, limit: 1 })

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
