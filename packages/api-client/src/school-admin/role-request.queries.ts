import { roleRequestRoutes } from '@lernspur/contracts/school-admin/role-request.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const roleRequestCalls = callsOf('role-request', roleRequestRoutes, {
  calls: { answerRoleRequest: { stale: ['role-request', 'user-role', 'auth'] } },
})

export const answerRoleRequestMutation = roleRequestCalls.answerRoleRequest
/** Roles that the provider requests and nobody at the school has answered. */
export const roleRequestListQuery = roleRequestCalls.listRoleRequests
