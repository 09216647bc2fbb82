import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { lockVisual } from './performance-visual.policy'

/** Removes a scale; the database refuses with FOREIGN_KEY_CONSTRAINT while assessments or entries use it. */
export const deletePerformanceVisual = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await lockVisual(tx, call, id, 'NO_PERMISSION')
    await tx`delete from performance_visual where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'performance-visual.delete', id)
    return undefined
  })
