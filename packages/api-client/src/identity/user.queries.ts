import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const userCalls = callsOf('user', userRoutes, {
  calls: {
    // The draft of a school is saved while the user types, so reading it again must not overwrite the input.
    updateMe: { stale: ['auth'] },
    answerUserInvitation: { stale: ['user', 'auth'] },
  },
})

export const answerUserInvitationMutation = userCalls.answerUserInvitation
/** The draft of the school to be created; null if there is none. */
export const schoolDraftQuery = userCalls.getSchoolDraft
export const updateMeMutation = userCalls.updateMe
/** Pending roles of the user. */
export const userInvitationListQuery = userCalls.listUserInvitations
