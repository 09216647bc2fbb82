import type { Transaction } from '@lernspur/service-kit/call'
import { isUsableRole } from '../auth.policy'

/** The role in which a person worked last. */
export interface LastRole {
  readonly userRoleId: string
  readonly tenantId: string
}

/** The role that the person with this address used last, as long as it can be used; null without one. */
export const lastRole = async (tx: Transaction, email: string): Promise<LastRole | null> => {
  const [role] = await tx<LastRole[]>`
    select r.id as user_role_id, r.tenant_id
    from app_user u
    join user_role r on r.user_id = u.id
    join tenant t on t.id = r.tenant_id
    where u.email = ${email.toLowerCase()} and ${isUsableRole(tx)}
    order by r.last_used_at desc nulls last, r.created_at, r.id
    limit 1`
  return role ?? null
}
