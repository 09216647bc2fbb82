import { invitationRoutes } from '@lernspur/contracts/invitation.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const invitationCalls = callsOf('invitation', invitationRoutes, {
  calls: { acceptInvitation: { stale: ['invitation', 'auth'], tellsFailure: true } },
})

export const acceptInvitationMutation = invitationCalls.acceptInvitation
/** Invitations of the school that can still be used. */
export const activeInvitationListQuery = invitationCalls.listActiveInvitations
export const createInvitationCodeMutation = invitationCalls.createInvitationCode
/** Where a code leads; a code that cannot be used is an answer as well. */
export const verifiedInvitationQuery = invitationCalls.verifyInvitation
