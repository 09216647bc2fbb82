import { sessionRoutes } from '@lernspur/contracts/session.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof sessionRoutes.listSessions>

export const sessionKeys = {
  all: ['session'],
  list: (list: List) => ['session', 'list', list],
} as const

/** Where the user is signed in, the session seen last first. */
export const sessionListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: sessionKeys.list(list),
    queryFn: ({ signal }) => call(sessionRoutes.listSessions, { list, signal }),
  })

/** Signs the user out everywhere else. */
export const endOtherSessionsMutation = () =>
  mutationOptions({
    mutationKey: ['session', 'end-others'],
    mutationFn: () => call(sessionRoutes.endOtherSessions, {}),
    meta: { invalidates: [sessionKeys.all] },
  })
