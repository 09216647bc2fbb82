import type { Call } from '@lernspur/service-kit/call'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { tellCells } from './entry/tell-cells'
import { lockObservation } from './observation.policy'

/** Deletes an observation; NO_PERMISSION for others than its author and who holds all rights on the class. */
export const deleteObservation = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'observation', id, lockObservation, { afterwards: (tx, _, row) => tellCells(tx, call, [row]) })
