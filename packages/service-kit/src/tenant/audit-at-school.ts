import { auditInSchool } from '../call/audit'
import type { Call, Transaction } from '../call/call'
import type { Differences } from '../call/differences'

/**
 * Records in a school's own audit what somebody else did about it, once there is somebody to read it; an unused school
 * stays without any row.
 */
export const auditAtSchool = async (
  tx: Transaction,
  call: Call,
  id: string,
  action: `${string}.${string}`,
  change: Differences = {},
): Promise<void> => {
  if (id === call.actor.tenantId) return
  const roles = await tx`select from user_role where tenant_id = ${id} limit 1`
  if (roles.length > 0) await auditInSchool(tx, call, id, action, id, change)
}
