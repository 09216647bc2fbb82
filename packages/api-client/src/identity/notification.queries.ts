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

const unread = [{ field: 'isRead', type: 'eq', value: 'false' }] as const

/** How much was not read yet is its count; only the newest row comes along. */
export const unreadNotificationsQuery = () => notificationListQuery({ filter: unread, limit: 1 })

const meta = { invalidates: [notificationKeys.all], savesNothing: true } as const
const mark = (ids: string[]) => call(notificationRoutes.markNotificationsAsRead, { body: { ids } })

export const markNotificationsAsReadMutation = () =>
  mutationOptions({ mutationKey: ['notification', 'mark-as-read'], mutationFn: mark, meta })

/** Marks what was not read yet, shown or not: a list page and one call hold equally many. */
export const markAllNotificationsAsReadMutation = () =>
  mutationOptions({
    mutationKey: ['notification', 'mark-all-as-read'],
    mutationFn: async () => {
      const { rows } = await call(notificationRoutes.listNotifications, { list: { filter: unread } })
      if (rows.length > 0) await mark(rows.map(({ id }) => id))
    },
    meta,
  })
