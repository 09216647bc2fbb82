import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { openUndoEntry, recordRows } from '@lernspur/service-kit/undo/undo-journal'
import { lockObservation } from '../observation.policy'
import { visiblePhoto } from './photo.query'

/** Reads a photo and locks its entry, whose rules apply to it. */
const lockPhoto = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode): Promise<void> => {
  const [row] = await tx<{ observationId: string }[]>`
    select op.observation_id from ${visiblePhoto(tx, call.actor)} and op.id = ${id}`
  if (!row) return refuse('NOT_FOUND')
  await lockObservation(tx, call, row.observationId, refusal)
}

/**
 * Deletes a photo of an entry, which can be undone for an hour; NO_PERMISSION for anyone who may not change the entry
 * (rule photo.1). Its bytes go once the undo journal has forgotten it.
 */
export const deleteObservationPhoto = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await lockPhoto(tx, call, id, 'NO_PERMISSION')
    const entryId = await openUndoEntry(tx, call, 'observation-photo-deletion')
    await recordRows(tx, call, entryId, [{ action: 'delete', table: 'observation_photo', where: tx`r.id = ${id}` }])
    await tx`delete from observation_photo where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'observation-photo.delete', id)
    return undefined
  })
