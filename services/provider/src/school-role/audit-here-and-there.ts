import { audit, auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { Differences } from '@lernspur/service-kit/call/differences'

/** A role at a school and what the provider has done with it. */
interface AuditedAct {
  readonly tenantId: string
  readonly userRoleId: string
  readonly email: string
  readonly change?: Differences
}

/**
 * Records in the audit of both what the provider did with a person of a school. The provider's entry names the person,
 * because it may outlive the role.
 */
export const auditHereAndThere = async (
  tx: Transaction,
  call: Call,
  action: `user-role.${string}`,
  { tenantId, userRoleId, email, change = {} }: AuditedAct,
): Promise<void> => {
  const isOwn = tenantId === call.actor.tenantId
  const changes = { ...change, email: [email, email] } as const
  await audit(tx, call, action, userRoleId, changes, isOwn ? null : tenantId)
  if (!isOwn) await auditInSchool(tx, call, tenantId, action, userRoleId, change)
}
