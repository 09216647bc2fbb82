import {
  accessRightRoutes,
  type CreateAccessRight,
  type CreateInvitationAccessRight,
} from '@lernspur/contracts/access-right.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof accessRightRoutes.listAccessRights>
type InvitationList = ListOf<typeof accessRightRoutes.listInvitationAccessRights>

export const accessRightKeys = {
  all: ['access-right'],
  list: (list: List) => ['access-right', 'list', list],
  ofInvitations: (list: InvitationList) => ['access-right', 'of-invitations', list],
} as const

const meta = { invalidates: [accessRightKeys.all] }

/** Who holds which rights on the classes that the caller may see. */
export const accessRightListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: accessRightKeys.list(list),
    queryFn: ({ signal }) => call(accessRightRoutes.listAccessRights, { list, signal }),
  })

/** Rights that wait for whoever accepts an invitation. */
export const invitationAccessRightListQuery = (list: InvitationList = {}) =>
  queryOptions({
    queryKey: accessRightKeys.ofInvitations(list),
    queryFn: ({ signal }) => call(accessRightRoutes.listInvitationAccessRights, { list, signal }),
  })

/** Says what whoever accepts an invitation gets of a class. */
export const createInvitationAccessRightMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['access-right', 'create-for-invitation', schoolClassId],
    mutationFn: (body: CreateInvitationAccessRight) =>
      call(accessRightRoutes.createInvitationAccessRight, { params: { schoolClassId }, body }),
    meta,
  })

/** Shares a class with somebody, or changes what is shared. */
export const createAccessRightMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['access-right', 'create', schoolClassId],
    mutationFn: (body: CreateAccessRight) =>
      call(accessRightRoutes.createAccessRight, { params: { schoolClassId }, body }),
    meta,
  })

/** Ends a right of somebody, or of an invitation. */
export const deleteAccessRightMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['access-right', 'delete', schoolClassId],
    mutationFn: (accessRightId: string) =>
      call(accessRightRoutes.deleteAccessRight, { params: { schoolClassId, accessRightId } }),
    meta,
  })
