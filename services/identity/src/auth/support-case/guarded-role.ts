import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { isGuarded } from '@lernspur/service-kit/tenant/role-loss'

/** A role of a person whose school has to confirm that it is disabled (rule role.10). */
interface GuardedRole {
  readonly id: string
  readonly tenantId: string
  readonly tenantName: string
  /** The school was asked already. */
  readonly isRequested: boolean
}

/** Active roles that meet a condition on `ur` (user_role) and `u` (app_user), at schools that have to confirm. */
export const readGuardedRoles = (tx: Transaction, condition: Query): Query<GuardedRole> => tx<GuardedRole[]>`
  select ur.id, ur.tenant_id, t.name as tenant_name, ur.requested_loss is not null as is_requested
  from user_role ur join tenant t on t.id = ur.tenant_id join app_user u on u.id = ur.user_id
  where ${condition} and ur.status = 'active' and ${isGuarded(tx)}
  order by t.name, ur.id`
