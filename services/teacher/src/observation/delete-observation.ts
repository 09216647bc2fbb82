import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { lockObservation } from './observation.policy'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

/** Removes one observation; NO_PERMISSION without the right to write. */
export const deleteObservation = <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  call: Call,
  id: string,
): Promise<undefined> =>
  call.write(async (tx) => {
    await lockObservation(version, tx, call, id, 'NO_PERMISSION')
    await tx`delete from ${tx(version.table)} where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, `${version.noun}.delete`, id)
    return undefined
  })
