import type { Call } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { publishCellChanges } from '../../observation-change/publish-cell-changes'
import { lockLegacyObservation } from './legacy-observation.policy'

/** Deletes an observation; NO_PERMISSION for anyone but its author and those who hold all rights on the class. */
export const deleteLegacyObservation = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'legacy-observation', id, lockLegacyObservation, {
    afterwards: async (_, within, row) => publishCellChanges(within, [row]),
  })
