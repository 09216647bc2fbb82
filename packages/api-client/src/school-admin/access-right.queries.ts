import { accessRightRoutes, type CreateAccessRight } from '@lernspur/contracts/access-right.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof accessRightRoutes.listAccessRights>

export const accessRightKeys = {
  all: ['access-right'],
  list: (list: List) => ['access-right', 'list', list],
} as const

const meta = { invalidates: [accessRightKeys.all] }

/** Who holds which rights on the classes that the caller may see. */
export const accessRightListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: accessRightKeys.list(list),
    queryFn: ({ signal }) => call(accessRightRoutes.listAccessRights, { list, signal }),
  })

/** Shares a class with somebody, or changes what is shared. */
export const createAccessRightMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['access-right', 'create', schoolClassId],
    mutationFn: (body: CreateAccessRight) =>
      call(accessRightRoutes.createAccessRight, { params: { schoolClassId }, body }),
    meta,
  })

export const deleteAccessRightMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['access-right', 'delete', schoolClassId],
    mutationFn: (accessRightId: string) =>
      call(accessRightRoutes.deleteAccessRight, { params: { schoolClassId, accessRightId } }),
    meta,
  })
