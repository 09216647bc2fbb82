import type { ObservationPhoto } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { entriesWith, restoreRows, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { visibleEntry } from '../entry/entry.query'
import { lockObservation } from '../observation.policy'
import { photoColumns, requireRoomForPhotos, visiblePhoto } from './photo.query'

/** Removed photos of the ids whose entries the caller may see, locked in the undo journal. */
const lockDeleted = (tx: Transaction, call: Call, ids: readonly string[]) => tx<ObservationPhoto[]>`
  select ${photoColumns(tx)} from ${entriesWith(tx, 'observation_photo')}
  cross join lateral jsonb_populate_record(null::observation_photo, uro.content) as op
  join observation o on o.tenant_id = op.tenant_id and o.id = op.observation_id
  where ${undoable(tx, call, 'observation-photo-deletion')} and uro.row_id = any(${[...ids]}::uuid[])
    and ${visibleEntry(tx, call.actor)}
  order by op.id for update of uro`

const present = (tx: Transaction, call: Call, ids: readonly string[]) => tx<ObservationPhoto[]>`
  select ${photoColumns(tx)} from ${visiblePhoto(tx, call.actor)} and op.id = any(${[...ids]}::uuid[])`

/**
 * Restores photos that were removed from one entry within the last hour, all or none, and returns them in the order
 * given; those that are there already stay (rule photo.1). NOT_FOUND for what the caller never saw, what can no longer
 * be restored, and photos of several entries; CREATE_NOT_ALLOWED for anyone who may not change the entry;
 * VALIDATION_FAILED beyond four.
 */
export const restoreObservationPhotos = (call: Call, photoIds: readonly string[]) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const ids = [...new Set(photoIds)]
    const deleted = await lockDeleted(tx, call, ids)
    const known = new Map([...(await present(tx, call, ids)), ...deleted].map((photo) => [photo.id, photo]))
    const rows = ids.map((id) => known.get(id) ?? refuse('NOT_FOUND'))
    const [observationId, ...others] = new Set(rows.map((row) => row.observationId))
    if (observationId === undefined || others.length > 0) return refuse('NOT_FOUND')
    await lockObservation(tx, call, observationId, 'CREATE_NOT_ALLOWED')
    if (deleted.length > 0) {
      const missing = deleted.map(({ id }) => id)
      await requireRoomForPhotos(tx, call, observationId, missing.length, 'photoIds')
      const recorded = tx`uro.row_id = any(${missing}::uuid[]) and uro.undo_entry_id in (
        select ue.id from ${entriesWith(tx, 'observation_photo')}
        where ${undoable(tx, call, 'observation-photo-deletion')} and uro.row_id = any(${missing}::uuid[]))`
      await restoreRows(tx, call, 'observation_photo', recorded)
      await tx`delete from undo_row uro where uro.tenant_id = ${tenantId} and ${recorded}`
      await audit(tx, call, 'observation-photo.undo', missing)
    }
    return { rows, count: rows.length }
  })
