import type { Call } from '@lernspur/service-kit/call'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockObservation } from './observation.policy'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

/** Removes one observation; NO_PERMISSION without the right to write. */
export const deleteObservation = <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  call: Call,
  id: string,
): Promise<undefined> =>
  removeRow(call, version.noun, id, (tx, _call, _id, refusal) => lockObservation(version, tx, call, id, refusal))
