import { notificationRoutes } from '@lernspur/contracts/notification.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listNotifications } from './list-notifications'
import { markAsRead } from './mark-as-read'

/** What people are told inside the product. */
export const notificationSlice = slice(notificationRoutes, {
  listNotifications: ({ call, list }) => listNotifications(call, list),
  markNotificationsAsRead: async ({ call, body }) => {
    await markAsRead(call, body.ids)
    return undefined
  },
})
