import { audit, auditInSchool } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'

/** Writes what the provider did with a person of a school into the audit of both. */
export const auditHereAndThere = async (
  tx: Transaction,
  call: Call,
  tenantId: string,
  action: `${string}.${string}`,
  userRoleId: string,
): Promise<void> => {
  await audit(tx, call, action, userRoleId)
  if (tenantId !== call.actor.tenantId) await auditInSchool(tx, call, tenantId, action, userRoleId)
}
