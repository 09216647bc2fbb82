import type { TenantPerson, tenantViewRoutes } from '@lernspur/contracts/provider/tenant-view.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { isGuarded } from '@lernspur/service-kit/tenant/role-loss'
import { isLastAdmin, requestedLoss, userAndInviter } from '@lernspur/service-kit/tenant/user-role'
import { findTenant, requireFound } from './tenant-view.query'

const columns = {
  id: 'ur.id',
  email: 'u.email',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  roleType: 'ur.role_type',
  status: 'ur.status',
  lastUsedAt: 'ur.last_used_at',
  createdAt: 'ur.created_at',
}

/** The people of a school by name, with their invitations; no rights on classes, no numbers of entries. NOT_FOUND. */
export const listTenantPeople = async (
  call: Call,
  tenantId: string,
  list: ListOf<typeof tenantViewRoutes.listTenantPeople>,
) => {
  const [found, ...page] = await call.read((tx) => [
    findTenant(tx, tenantId),
    ...pageQueries<TenantPerson>(tx, compileList(tx, list, columns, peopleByName), {
      select: tx`
        ur.id, ur.role_type, ur.status, ur.requested_role_type, ${requestedLoss(tx)}, ur.last_used_at, ur.created_at,
        ${isGuarded(tx)} as is_guarded,
        ${userAndInviter(tx)},
        ${isLastAdmin(tx)} as is_last_admin, u.deactivated_at is not null as is_account_closed,
        (
          select jsonb_build_object('state', stands.state, 'mailedAt', iso_instant(stands.mailed_at))
          from invitation_state(ur.id) as stands
        ) as invitation`,
      from: tx`
        user_role ur join tenant t on t.id = ur.tenant_id
        join app_user u on u.id = ur.user_id
        where ur.tenant_id = ${tenantId}`,
    }),
  ])
  requireFound(found)
  return pageOf(page)
}
