import { roleRequestRoutes } from '@lernspur/contracts/school-admin/role-request.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { answerRoleRequest } from './answer-role-request'
import { listRoleRequests } from './list-role-requests'

/** What the provider asks of the school for its people. */
export const roleRequestSlice = slice(roleRequestRoutes, {
  listRoleRequests: ({ call, list }) => listRoleRequests(call, list),
  answerRoleRequest: ({ call, params, body }) => answerRoleRequest(call, params.userRoleId, body),
})
