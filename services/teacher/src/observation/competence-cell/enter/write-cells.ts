import type { EnteredCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { publishCellChanges } from '../../../observation-change/publish-cell-changes'
import { insertObservations } from '../../create-observations'
import { deleteObservations, restoreDeletedObservations } from '../../deletion/deleted-observations'
import type { ResolvedEntry } from '../../entry/entry.facts'
import { normalizedNote } from '../../entry/entry.query'
import type { Decision } from './cell-decision'
import type { HeldEntry } from './newest-entries'

/** A cell with the decision about it. */
export interface DecidedCell extends ResolvedEntry<EnteredCell & { readonly schoolClassId: string }> {
  readonly decision: Decision
}

interface HeldCell {
  readonly entry: EnteredCell
  readonly held: HeldEntry
}

const rowOf = ({ entry, held }: HeldCell) => ({
  id: held.id,
  knownAt: held.updatedAt,
  levelId: entry.performanceLevelV2Id,
  description: entry.description === undefined ? held.description : normalizedNote(entry.description),
})

/**
 * Changes the caller's entries, except those that were changed since they were read; returns the ids of the changed
 * ones.
 */
const change = async (tx: Transaction, { actor }: Call, held: readonly HeldCell[]): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    update observation o set performance_level_id = i."levelId", description = i.description,
      updated_by_id = ${actor.userId}, updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(held.map(rowOf))})
      as i (id uuid, "knownAt" timestamptz, "levelId" uuid, description text)
    where o.tenant_id = ${actor.tenantId} and o.id = i.id and o.updated_at = i."knownAt"
    returning o.id`
  return rows.map(({ id }) => id)
}

/**
 * Deletes the caller's entries without a photo, except those that were changed since they were read, and records them
 * for undo; returns their ids.
 */
const takeBack = async (tx: Transaction, call: Call, held: readonly HeldCell[]): Promise<string[]> => {
  const { tenantId } = call.actor
  const rows = await tx<{ id: string }[]>`
    select o.id from observation o
    join jsonb_to_recordset(${tx.json(held.map(rowOf))}) as i (id uuid, "knownAt" timestamptz)
      on o.tenant_id = ${tenantId} and o.id = i.id and o.updated_at = i."knownAt"
    where not exists (select from observation_photo op where op.tenant_id = ${tenantId} and op.observation_id = o.id)
    order by o.id for update of o`
  const ids = rows.map(({ id }) => id)
  await deleteObservations(tx, call, ids)
  return ids
}

const heldCells = (cells: readonly DecidedCell[], kind: 'change' | 'takeBack'): HeldCell[] =>
  cells.flatMap(({ entry, decision }) => (decision.kind === kind ? [{ entry, held: decision.entry }] : []))

/**
 * Writes the decisions, in one statement for each kind, and publishes the changes. A cell whose entry somebody else
 * changed in the meantime is returned as changed meanwhile.
 */
export const carryOut = async (tx: Transaction, call: Call, cells: readonly DecidedCell[]): Promise<DecidedCell[]> => {
  const fresh = cells.filter(({ decision }) => decision.kind === 'create')
  const held = { change: heldCells(cells, 'change'), takeBack: heldCells(cells, 'takeBack') }
  if (fresh.length > 0) await insertObservations(tx, call, fresh)
  const changed = held.change.length > 0 ? await change(tx, call, held.change) : []
  const deleted = held.takeBack.length > 0 ? await takeBack(tx, call, held.takeBack) : []
  const restored = cells.flatMap(({ decision }) => (decision.kind === 'putBack' ? decision.id : []))
  if (restored.length > 0) await restoreDeletedObservations(tx, call, restored)
  if (restored.length > 0) await audit(tx, call, 'observation.undo', restored)
  if (changed.length > 0) await audit(tx, call, 'observation.update', changed)
  if (deleted.length > 0) await audit(tx, call, 'observation.delete', deleted)
  const done = new Set([...changed, ...deleted])
  const decided = cells.map((cell): DecidedCell => {
    const isLost = 'entry' in cell.decision && !done.has(cell.decision.entry.id)
    return isLost ? { ...cell, decision: { kind: 'changedMeanwhile' } } : cell
  })
  const written = decided.filter(({ decision }) => decision.kind !== 'refused' && decision.kind !== 'changedMeanwhile')
  publishCellChanges(
    call,
    written.map(({ entry, schoolSubjectId }) => ({ ...entry, schoolSubjectId })),
  )
  return decided
}
