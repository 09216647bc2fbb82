import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { auditAtSchool } from '@lernspur/service-kit/tenant/audit-at-school'
import { requireConfirmer } from './school-confirmation.policy'

/** Vouches for a school no longer, nor for reports that it has sealed before. NOT_FOUND without a confirmation. */
export const withdrawConfirmation = (call: Call, tenantId: string): Promise<undefined> =>
  call.write(async (tx) => {
    requireConfirmer(call)
    const withdrawn = await tx`
      update school_confirmation set withdrawn_at = now()
      where school_id = ${tenantId} and withdrawn_at is null
      returning id`
    if (withdrawn.length === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'school-confirmation.withdraw', tenantId, {}, tenantId)
    await auditAtSchool(tx, call, tenantId, 'school-confirmation.withdraw')
    return undefined
  })
