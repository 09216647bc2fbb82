import { notificationRoutes } from '@lernspur/contracts/notification.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof notificationRoutes.listNotifications>

export const notificationKeys = {
  all: ['notification'],
  list: (list: List) => ['notification', 'list', list],
} as const

/** Own notifications, newest first; filter by `isRead` for what is new. */
export const notificationListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: notificationKeys.list(list),
    queryFn: ({ signal }) => call(notificationRoutes.listNotifications, { list, signal }),
  })

export const markNotificationsAsReadMutation = () =>
  mutationOptions({
    mutationKey: ['notification', 'mark-as-read'],
    mutationFn: (ids: string[]) => call(notificationRoutes.markNotificationsAsRead, { body: { ids } }),
    meta: { invalidates: [notificationKeys.all], savesNothing: true },
  })
