import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { acceptInvitation } from './accept-invitation'
import { createInvitationCode } from './create-invitation-code'
import { deleteInvitation } from './delete-invitation'
import { listActiveInvitations } from './list-active-invitations'
import { verifyInvitation } from './verify-invitation'

/** Invitations into a school, by code, link or mail. */
export const invitationSlice = (config: ServiceConfig): Slice =>
  slice(invitationRoutes, {
    verifyInvitation: ({ call, params }) => verifyInvitation(call, params.code),
    acceptInvitation: ({ call, body }) => acceptInvitation(call, body.code),
    createInvitationCode: ({ call, body }) => createInvitationCode(call, body, config.secret),
    listActiveInvitations: ({ call, list }) => listActiveInvitations(call, list, config),
    deleteInvitation: async ({ call, params }) => {
      await deleteInvitation(call, params.id)
      return undefined
    },
  })
