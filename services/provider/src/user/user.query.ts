import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { tenantDocument } from '@lernspur/service-kit/tenant/tenant-row'
import { requestedLoss, userAndInviter } from '@lernspur/service-kit/tenant/user-role'

/** Roles of all schools: a select list over `userRoleSource`. Rights on classes are not included. */
export const userRoleSelect = (tx: Transaction): Fragment => tx`
  ur.id, ur.role_type, ur.status, ur.requested_role_type, ${requestedLoss(tx)}, ur.tenant_id, ur.created_at,
  ur.updated_at, ${tenantDocument(tx)} as tenant,
  ${userAndInviter(tx)},
  '[]'::jsonb as access_rights`

export const userRoleSource = (tx: Transaction): Fragment => tx`
  user_role ur join app_user u on u.id = ur.user_id join tenant t on t.id = ur.tenant_id`

/** One role after a change in the same transaction. */
export const readUserRole = async (tx: Transaction, id: string): Promise<UserRole> => {
  const [row] = await tx<UserRole[]>`select ${userRoleSelect(tx)} from ${userRoleSource(tx)} where ur.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
