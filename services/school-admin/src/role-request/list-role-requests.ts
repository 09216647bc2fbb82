import type { RoleRequest, roleRequestRoutes } from '@lernspur/contracts/school-admin/role-request.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { joinKnownPerson } from '@lernspur/service-kit/tenant/user-role'

const columns = {
  id: 'ur.id',
  requestedRoleType: 'ur.requested_role_type',
  requestedAt: 'ur.requested_at',
  email: 'u.email',
}

/** Unanswered requests of the provider for roles at the school, oldest first. */
export const listRoleRequests = async (call: Call, list: ListOf<typeof roleRequestRoutes.listRoleRequests>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<RoleRequest>(tx, compileList(tx, list, columns, [{ field: 'requestedAt', dir: 'asc' }]), {
        select: tx`
          ur.id, ur.requested_role_type, ur.requested_at, ur.role_type, ur.status,
          jsonb_build_object('id', asker_u.id, 'firstName', asker_u.first_name, 'lastName', asker_u.last_name,
            'avatar', asker_u.avatar) as requested_by,
          jsonb_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
            'avatar', u.avatar) as user`,
        from: tx`
          user_role ur
          ${joinKnownPerson(tx)}
          join app_user asker_u on asker_u.id = ur.requested_by_id
          where ur.tenant_id = ${call.actor.tenantId} and ur.requested_role_type is not null`,
      }),
    ),
  )
