import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { lockAssessment } from './performance-assessment.policy'

/** Removes one assessment; the database refuses with FOREIGN_KEY_CONSTRAINT while entries name it. */
export const deletePerformanceAssessment = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await lockAssessment(tx, call, id, 'NO_PERMISSION')
    await tx`delete from performance_assessment where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'performance-assessment.delete', id)
    return undefined
  })
