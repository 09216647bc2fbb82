import { notificationRoutes } from '@lernspur/contracts/identity/notification.contract'
import { EventStream } from '@lernspur/service-kit/answer/event-stream'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { listNotifications } from './list-notifications'
import { markAsRead } from './mark-as-read'
import { listNotificationChoices, setNotificationChoice } from './notification-choices'
import type { NotificationHub } from './notification-hub'
import { withUnread } from './with-unread'

/** Notifications inside the product. */
export const notificationSlice = (hub: NotificationHub): Slice =>
  slice(notificationRoutes, {
    listNotifications: ({ call, list }) => listNotifications(call, list),
    streamNotifications: ({ call }) => {
      const { userId, sessionId } = call.session
      return new EventStream((outlet) => hub.join({ ...withUnread(outlet, call), userId, sessionId }))
    },
    listNotificationChoices: ({ call }) => listNotificationChoices(call),
    setNotificationChoice: async ({ call, body }) => {
      await setNotificationChoice(call, body)
      return undefined
    },
    markNotificationsAsRead: async ({ call, body }) => {
      await markAsRead(call, body.ids)
      return undefined
    },
  })
