import { audit, auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { Differences } from '@lernspur/service-kit/call/differences'

/**
 * Writes what the provider did to an account into its own audit, with the reason, and into that of every school where
 * the person has a role (rule support.6).
 */
export const auditHelp = async (
  tx: Transaction,
  call: Call,
  action: `${string}.${string}`,
  userId: string,
  change: Differences = {},
): Promise<void> => {
  await audit(tx, call, action, userId, change)
  const schools = await tx<{ tenantId: string }[]>`
    select ur.tenant_id from user_role ur
    where ur.user_id = ${userId} and ur.status in ('active', 'disabled') and ur.tenant_id <> ${call.actor.tenantId}
    order by ur.tenant_id`
  for (const { tenantId } of schools) await auditInSchool(tx, call, tenantId, action, userId)
}
