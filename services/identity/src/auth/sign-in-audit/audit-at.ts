import { audit } from '@lernspur/service-kit/call/audit'
import type { Transaction } from '@lernspur/service-kit/call/call'

type AuditContext = Parameters<typeof audit>[1]

/** Writes an audit entry for a tenant in a transaction that may belong to another tenant, or to none. */
export const auditAt = async (
  tx: Transaction,
  by: AuditContext,
  action: `${string}.${string}`,
  entityIds: readonly string[],
): Promise<void> => {
  const [now] = await tx<{ tenantId: string | null }[]>`select current_setting('app.tenant_id', true) as tenant_id`
  await tx`select set_config('app.tenant_id', ${by.actor.tenantId}, true)`
  await audit(tx, by, action, entityIds)
  await tx`select set_config('app.tenant_id', ${now?.tenantId ?? ''}, true)`
}
