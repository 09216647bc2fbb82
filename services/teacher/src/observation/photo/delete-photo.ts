import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { lockObservation } from '../observation.policy'
import { visiblePhoto } from './photo.query'

interface LockedPhoto {
  readonly observationId: string
  readonly path: string
}

/** Reads a photo and locks its entry, whose rules apply to it. */
const lockPhoto = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode): Promise<LockedPhoto> => {
  const [row] = await tx<LockedPhoto[]>`
    select op.observation_id, 'files/' || op.file_id as path from ${visiblePhoto(tx, call.actor)} and op.id = ${id}`
  if (!row) return refuse('NOT_FOUND')
  await lockObservation(tx, call, row.observationId, refusal)
  return row
}

/** Deletes a photo of an entry with its bytes; NO_PERMISSION for anyone who may not change the entry (rule photo.1). */
export const deleteObservationPhoto = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'observation-photo', id, lockPhoto, {
    afterwards: (tx, within, { path }) => releaseFiles(tx, within, [path]),
  })
