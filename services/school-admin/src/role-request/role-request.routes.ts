import { roleRequestRoutes } from '@lernspur/contracts/school-admin/role-request.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { answerRoleRequest } from './answer-role-request'
import { listRoleRequests } from './list-role-requests'

/** Roles that the provider asks for. */
export const roleRequestSlice = slice(roleRequestRoutes, {
  listRoleRequests: ({ call, list }) => listRoleRequests(call, list),
  answerRoleRequest: ({ call, params, body }) => answerRoleRequest(call, params.userRoleId, body.accept),
})
