import type { Call } from '@lernspur/service-kit/call'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockObservation } from './observation.policy'

/** Deletes an observation; NO_PERMISSION without the right to write. */
export const deleteObservation = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'observation', id, lockObservation)
