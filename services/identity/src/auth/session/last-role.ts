import type { Transaction } from '@lernspur/service-kit/call/call'
import { isUsableRole } from '../auth.policy'

/** The role in which a person last worked. */
export interface LastRole {
  readonly userRoleId: string
  readonly tenantId: string
}

/** The last used role of the person with this address, if it is still usable; null without one. */
export const lastRole = async (tx: Transaction, email: string): Promise<LastRole | null> => {
  const [role] = await tx<LastRole[]>`
    select ur.id as user_role_id, ur.tenant_id
    from app_user u
    join user_role ur on ur.user_id = u.id
    join tenant t on t.id = ur.tenant_id
    where u.email = ${email.toLowerCase()} and ${isUsableRole(tx)}
    order by ur.last_used_at desc nulls last, ur.created_at, ur.id
    limit 1`
  return role ?? null
}
