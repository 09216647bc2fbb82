import type { Revocation } from '@lernspur/contracts/school-identity/seal-key-revocation'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { auditAtSchool } from '@lernspur/service-kit/tenant/audit-at-school'
import { revokeKey } from '@lernspur/service-kit/tenant/seal/seal-keys'
import { requireConfirmer } from './school-confirmation.policy'

/** Revokes a key of a school, which finds it in its own audit (rule signature.11). */
export const revokeTenantKey = (
  call: Call,
  tenantId: string,
  publicKey: string,
  revocation: Revocation,
): Promise<undefined> =>
  call.write(async (tx) => {
    requireConfirmer(call)
    const change = await revokeKey(tx, call, tenantId, publicKey, revocation)
    await audit(tx, call, 'seal-key.revoke', null, change, tenantId)
    await auditAtSchool(tx, call, tenantId, 'seal-key.revoke', change)
    return undefined
  })
