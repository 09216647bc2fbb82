import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { answerUserInvitation } from './answer-user-invitation'
import { getSchoolDraft } from './get-school-draft'
import { listUserInvitations } from './list-user-invitations'
import { updateMe } from './update-me'

/** The caller's profile and pending roles. */
export const userSlice = slice(userRoutes, {
  getSchoolDraft: ({ call }) => getSchoolDraft(call),
  updateMe: ({ call, body }) => updateMe(call, body),
  listUserInvitations: ({ call, list }) => listUserInvitations(call, list),
  answerUserInvitation: ({ call, params, body }) => answerUserInvitation(call, params.userRoleId, body.accept),
})
