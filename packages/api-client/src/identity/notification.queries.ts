import { notificationRoutes } from '@lernspur/contracts/notification.contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../call'
import { callsOf } from '../derive/calls'

/** @public */
export const notificationCalls = callsOf('notification', notificationRoutes, {
  savesNothing: true,
  stale: ['notification'],
})

export const notificationKeys = notificationCalls.keys
/** Own notifications, newest first; filter by `isRead` for what is new. */
export const notificationListQuery = notificationCalls.listNotifications
export const markNotificationsAsReadMutation = notificationCalls.markNotificationsAsRead

const unread = [{ field: 'isRead', type: 'eq', value: 'false' }] as const

/** How much was not read yet is its count; only the newest row comes along. */
export const unreadNotificationsQuery = () => notificationListQuery({ filter: unread, limit: 1 })

/** Marks what was not read yet, shown or not: a list page and one call hold equally many. */
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
