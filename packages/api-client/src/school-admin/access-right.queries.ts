import { accessRightRoutes } from '@lernspur/contracts/access-right.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof accessRightRoutes.listAccessRights>

export const accessRightKeys = {
  all: ['access-right'],
  list: (list: List) => ['access-right', 'list', list],
} as const

/** Who holds which rights on the classes that the caller may see. */
export const accessRightListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: accessRightKeys.list(list),
    queryFn: ({ signal }) => call(accessRightRoutes.listAccessRights, { list, signal }),
  })
