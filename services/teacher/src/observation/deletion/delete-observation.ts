import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { publishCellChanges } from '../../observation-change/publish-cell-changes'
import { lockObservation } from '../observation.policy'
import { deleteObservations } from './deleted-observations'

/**
 * Deletes an observation with its photos, which can be undone for an hour (rule observation.8); NO_PERMISSION for
 * anyone but its author and those who hold all rights on the class.
 */
export const deleteObservation = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const row = await lockObservation(tx, call, id, 'NO_PERMISSION')
    await deleteObservations(tx, call, [id])
    await audit(tx, call, 'observation.delete', id)
    publishCellChanges(call, [row])
    return undefined
  })
