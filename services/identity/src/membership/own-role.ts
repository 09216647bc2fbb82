import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { tenantDocument } from '@lernspur/service-kit/tenant/tenant-row'

/** Columns of `ur` (user_role) with its school `t` (tenant), as users see their own roles. */
export const roleColumns = (tx: Transaction): Query => tx`
  ur.id, ur.role_type, ur.status, ur.tenant_id, ${tenantDocument(tx)} as tenant`

/** One role with its school. NOT_FOUND. */
export const readRole = async (tx: Transaction, userRoleId: string): Promise<WhoAmIRole> => {
  const [role] = await tx<WhoAmIRole[]>`
    select ${roleColumns(tx)} from user_role ur join tenant t on t.id = ur.tenant_id where ur.id = ${userRoleId}`
  return role ?? refuse('NOT_FOUND')
}
