import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { lockObservation } from './observation.policy'

/** Removes one observation; NO_PERMISSION without the right to write. */
export const deleteObservation = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await lockObservation(tx, call, id, 'NO_PERMISSION')
    await tx`delete from observation where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'observation.delete', id)
    return undefined
  })
