import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'

/** Marks the set-up of the school as finalized; idempotent. */
export const finalizeWizard = (call: Call): Promise<Tenant> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await tx`
      update tenant set is_wizard_finalized = true, updated_at = clock_timestamp()
      where id = ${tenantId} and not is_wizard_finalized`
    await audit(tx, call, 'tenant.finalize', tenantId)
    return readTenantRow(tx, tenantId)
  })
