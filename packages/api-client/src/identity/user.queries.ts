import { userRoutes } from '@lernspur/contracts/user.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const userCalls = callsOf('user', userRoutes, {
  calls: {
    // The draft of a school is written while it is typed, and must not be read over what is being typed.
    updateMe: { stale: ['auth'] },
    answerUserInvitation: { stale: ['user', 'auth'] },
  },
})

export const answerUserInvitationMutation = userCalls.answerUserInvitation
/** The school that is about to be founded, as far as it is typed; null where nothing is. */
export const schoolDraftQuery = userCalls.getSchoolDraft
export const updateMeMutation = userCalls.updateMe
/** Own roles that wait for an answer. */
export const userInvitationListQuery = userCalls.listUserInvitations
