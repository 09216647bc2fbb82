import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { setAccessRights } from './bulk/set-access-rights'
import { createAccessRight } from './create-access-right'
import { createInvitationAccessRight } from './create-invitation-access-right'
import { deleteAccessRight } from './delete-access-right'
import { listAccessRights, listInvitationAccessRights } from './list-access-rights'
import { listClassMembers } from './list-class-members'

export const accessRightSlice = slice(accessRightRoutes, {
  createAccessRight: ({ call, params, body }) => createAccessRight(call, params.schoolClassId, body),
  createInvitationAccessRight: ({ call, params, body }) =>
    createInvitationAccessRight(call, params.schoolClassId, body),
  setAccessRights: ({ call, body }) => setAccessRights(call, body.changes),
  deleteAccessRight: ({ call, params }) => deleteAccessRight(call, params.schoolClassId, params.accessRightId),
  listClassMembers: ({ call, list }) => listClassMembers(call, list),
  listAccessRights: ({ call, list }) => listAccessRights(call, list),
  listInvitationAccessRights: ({ call, list }) => listInvitationAccessRights(call, list),
})
