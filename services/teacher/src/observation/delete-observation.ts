import type { Call } from '@lernspur/service-kit/call'
import { releaseFiles } from '@lernspur/service-kit/forget-files'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { tellCells } from '../tell-cells'
import { lockObservation } from './observation.policy'
import { photoPaths } from './photo/photo.query'

/**
 * Deletes an observation with its photos (rule photo.1); NO_PERMISSION for others than its author and who holds all
 * rights on the class.
 */
export const deleteObservation = (call: Call, id: string): Promise<undefined> =>
  removeRow(
    call,
    'observation',
    id,
    async (tx, within, rowId, refusal) => ({
      ...(await lockObservation(tx, within, rowId, refusal)),
      photos: await photoPaths(tx, within.actor, [rowId]),
    }),
    {
      afterwards: async (tx, within, row) => {
        await releaseFiles(tx, within, row.photos)
        tellCells(call, [row])
      },
    },
  )
