import type { EnteredCell } from '@lernspur/contracts/teacher/skill-cell/skill-cell.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { tellCells } from '../../../observation-change/tell-cells'
import { insertObservations } from '../../create-observations'
import { deleteObservations, restoreDeletedObservations } from '../../deletion/deleted-observations'
import type { PlacedEntry } from '../../entry/entry.facts'
import { keptNote } from '../../entry/entry.query'
import type { Decision } from './cell-decision'
import type { HeldEntry } from './newest-entries'

/** A cell with what becomes of it. */
export interface DecidedCell extends PlacedEntry<EnteredCell & { readonly schoolClassId: string }> {
  readonly decision: Decision
}

interface Kept {
  readonly entry: EnteredCell
  readonly held: HeldEntry
}

const rowOf = ({ entry, held }: Kept) => ({
  id: held.id,
  knownAt: held.updatedAt,
  levelId: entry.performanceLevelV2Id,
  description: entry.description === undefined ? held.description : keptNote(entry.description),
})

/** Changes own entries that still are as they were read; returns the ids of those. */
const change = async (tx: Transaction, { actor }: Call, kept: readonly Kept[]): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    update observation o set performance_level_id = i."levelId", description = i.description,
      updated_by_id = ${actor.userId}, updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(kept.map(rowOf))})
      as i (id uuid, "knownAt" timestamptz, "levelId" uuid, description text)
    where o.tenant_id = ${actor.tenantId} and o.id = i.id and o.updated_at = i."knownAt"
    returning o.id`
  return rows.map(({ id }) => id)
}

/** Deletes, and records for undo, own entries that still are as they were read, without a photo; returns the ids of those. */
const takeBack = async (tx: Transaction, call: Call, kept: readonly Kept[]): Promise<string[]> => {
  const { tenantId } = call.actor
  const rows = await tx<{ id: string }[]>`
    select o.id from observation o
    join jsonb_to_recordset(${tx.json(kept.map(rowOf))}) as i (id uuid, "knownAt" timestamptz)
      on o.tenant_id = ${tenantId} and o.id = i.id and o.updated_at = i."knownAt"
    where not exists (select from observation_photo op where op.tenant_id = ${tenantId} and op.observation_id = o.id)
    order by o.id for update of o`
  const ids = rows.map(({ id }) => id)
  await deleteObservations(tx, call, ids)
  return ids
}

const keptOf = (cells: readonly DecidedCell[], kind: 'change' | 'takeBack'): Kept[] =>
  cells.flatMap(({ entry, decision }) => (decision.kind === kind ? [{ entry, held: decision.entry }] : []))

/**
 * Writes what was decided, in one statement for each kind, and tells of it. A cell whose entry somebody else changed in
 * the meantime comes back as changed meanwhile.
 */
export const carryOut = async (tx: Transaction, call: Call, cells: readonly DecidedCell[]): Promise<DecidedCell[]> => {
  const fresh = cells.filter(({ decision }) => decision.kind === 'create')
  const kept = { change: keptOf(cells, 'change'), takeBack: keptOf(cells, 'takeBack') }
  if (fresh.length > 0) await insertObservations(tx, call, fresh)
  const changed = kept.change.length > 0 ? await change(tx, call, kept.change) : []
  const deleted = kept.takeBack.length > 0 ? await takeBack(tx, call, kept.takeBack) : []
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
  tellCells(
    call,
    written.map(({ entry, schoolSubjectId }) => ({ ...entry, schoolSubjectId })),
  )
  return decided
}
