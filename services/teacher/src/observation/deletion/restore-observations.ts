import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { publishCellChanges } from '../../observation-change/publish-cell-changes'
import { visibleEntry } from '../entry/entry.query'
import { unknownScales } from '../observation.policy'
import { observationColumns } from '../observation.query'
import { deletedObservations, isRestorable, restoreDeletedObservations } from './deleted-observations'

/** Deleted observations of the ids that the caller may see, locked. */
const lockDeleted = (tx: Transaction, call: Call, ids: readonly string[]) => tx<Observation[]>`
  select ${observationColumns(tx)} from ${deletedObservations(tx)} join app_user u on u.id = o.creator_id
  where ${visibleEntry(tx, call.actor)} and ${isRestorable(tx, call, ids)}
  order by o.id for update of uro`

const present = (tx: Transaction, { actor }: Call, ids: readonly string[]) => tx<Observation[]>`
  select ${observationColumns(tx)} from observation o join app_user u on u.id = o.creator_id
  where ${visibleEntry(tx, actor)} and o.id = any(${[...ids]}::uuid[])`

/** CREATE_NOT_ALLOWED unless all are the caller's, or of classes on which the caller holds all rights. */
const requireOwn = async (tx: Transaction, { actor }: Call, rows: readonly Observation[]): Promise<void> => {
  for (const [schoolClassId, entries] of Map.groupBy(rows, (row) => row.schoolClassId)) {
    const { rights } = await requireClassRight(tx, actor, schoolClassId, 'write', 'CREATE_NOT_ALLOWED')
    if (!rights.admin && entries.some(({ creator }) => creator.id !== actor.userId)) refuse('CREATE_NOT_ALLOWED')
  }
}

/**
 * Restores entries that were deleted within the last hour, all or none, and returns them in the order given; those that
 * exist already stay as they are (rule observation.8). NOT_FOUND for what the caller never saw or what can no longer be
 * restored, CREATE_NOT_ALLOWED without the right to delete it, EDIT_CONFLICT where the assessment has another scale
 * now.
 */
export const restoreObservations = (call: Call, observationIds: readonly string[]) =>
  call.write(async (tx) => {
    const ids = [...new Set(observationIds)]
    const deleted = await lockDeleted(tx, call, ids)
    const there = await present(tx, call, ids)
    if (deleted.length + there.length < ids.length) refuse('NOT_FOUND')
    await requireOwn(tx, call, [...deleted, ...there])
    if (deleted.length > 0) {
      if ((await unknownScales(tx, call, deleted)).size > 0) refuse('EDIT_CONFLICT')
      const missing = deleted.map(({ id }) => id)
      await restoreDeletedObservations(tx, call, missing)
      await audit(tx, call, 'observation.undo', missing)
      publishCellChanges(call, deleted)
    }
    const found = new Map([...deleted, ...there].map((row) => [row.id, row]))
    const rows = ids.map((id) => found.get(id) ?? refuse('UNKNOWN'))
    return { rows, count: rows.length }
  })
