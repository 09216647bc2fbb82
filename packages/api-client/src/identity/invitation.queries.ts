import {
  type AcceptInvitation,
  type CreateInvitationCode,
  invitationRoutes,
} from '@lernspur/contracts/invitation.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'
import { authKeys } from './auth.queries'

type List = ListOf<typeof invitationRoutes.listActiveInvitations>

export const invitationKeys = {
  all: ['invitation'],
  active: (list: List) => ['invitation', 'active', list],
  verified: (code: string) => ['invitation', 'verified', code],
} as const

const meta = { invalidates: [invitationKeys.all] }

/** Invitations of the school that can still be used. */
export const activeInvitationListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: invitationKeys.active(list),
    queryFn: ({ signal }) => call(invitationRoutes.listActiveInvitations, { list, signal }),
  })

/** Where a code leads; a code that cannot be used is an answer as well. */
export const verifiedInvitationQuery = (code: string) =>
  queryOptions({
    queryKey: invitationKeys.verified(code),
    queryFn: ({ signal }) => call(invitationRoutes.verifyInvitation, { params: { code }, signal }),
  })

/** Joins the school of a code; the answer is the role there. Fails with INVALID_INVITATION_CODE. */
export const acceptInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['invitation', 'accept'],
    mutationFn: (body: AcceptInvitation) => call(invitationRoutes.acceptInvitation, { body }),
    meta: { invalidates: [invitationKeys.all, authKeys.all], tellsFailure: true },
  })

/** Makes a code for new members; give the same key again to repeat a call whose answer was lost. */
export const createInvitationCodeMutation = () =>
  mutationOptions({
    mutationKey: ['invitation', 'create-code'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateInvitationCode; idempotencyKey?: string }) =>
      call(invitationRoutes.createInvitationCode, { body, idempotencyKey }),
    meta,
  })

export const deleteInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['invitation', 'delete'],
    mutationFn: (id: string) => call(invitationRoutes.deleteInvitation, { params: { id } }),
    meta,
  })
