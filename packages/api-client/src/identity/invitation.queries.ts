import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const invitationCalls = callsOf('invitation', invitationRoutes, {
  calls: { acceptInvitation: { stale: ['invitation', 'auth'], showsFailure: true } },
})

export const acceptInvitationMutation = invitationCalls.acceptInvitation
/** Invitations of the school that can still be used. */
export const activeInvitationListQuery = invitationCalls.listActiveInvitations
export const createInvitationCodeMutation = invitationCalls.createInvitationCode
/** The invitation behind a code; an unusable code is a normal response, too. */
export const verifiedInvitationQuery = invitationCalls.verifyInvitation
