import type { Call } from '@lernspur/service-kit/call'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockLegacyObservation } from './legacy-observation.policy'

/** Deletes an observation; NO_PERMISSION without the right to write. */
export const deleteLegacyObservation = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'legacy-observation', id, lockLegacyObservation)
