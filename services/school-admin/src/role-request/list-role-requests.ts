import type { RoleRequest, roleRequestRoutes } from '@lernspur/contracts/school-admin/role-request.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { joinKnownPerson } from '@lernspur/service-kit/tenant/user-role'

/** The type of role `ur` once the request is granted. */
const requestedType = (tx: Transaction): Fragment => tx`
  coalesce(case when ur.requested_loss is null then ur.requested_role_type else ur.requested_loss_type end, ur.role_type)`

const requestedAt = (tx: Transaction): Fragment => tx`
  case when ur.requested_loss is null then ur.requested_at else ur.loss_requested_at end`

const columns = (tx: Transaction) => ({
  id: 'ur.id',
  requestedRoleType: requestedType(tx),
  requestedAt: requestedAt(tx),
  email: 'u.email',
})

/** Unanswered requests of the provider, giving and taking, oldest first. */
export const listRoleRequests = async (call: Call, list: ListOf<typeof roleRequestRoutes.listRoleRequests>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<RoleRequest>(tx, compileList(tx, list, columns(tx), [{ field: 'requestedAt', dir: 'asc' }]), {
        select: tx`
          ur.id, ${requestedType(tx)} as requested_role_type, ur.requested_loss, ${requestedAt(tx)} as requested_at,
          ur.role_type, ur.status,
          jsonb_build_object('id', asker_u.id, 'firstName', asker_u.first_name, 'lastName', asker_u.last_name,
            'avatar', asker_u.avatar) as requested_by,
          jsonb_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
            'avatar', u.avatar) as user`,
        from: tx`
          user_role ur
          ${joinKnownPerson(tx)}
          join app_user asker_u
            on asker_u.id = case when ur.requested_loss is null then ur.requested_by_id else ur.loss_requested_by_id end
          where ur.tenant_id = ${call.actor.tenantId} 
            and (ur.requested_role_type is not null or ur.requested_loss is not null)`,
      }),
    ),
  )
