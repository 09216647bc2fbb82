import type { CreateObservation, Observation } from '@lernspur/contracts/teacher/observation.contract'
import { allInOrder } from '@lernspur/service-kit/call/all-in-order'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { publishCellChanges } from '../observation-change/publish-cell-changes'
import { entryFacts, type ResolvedEntry } from './entry/entry.facts'
import { contentFaults } from './entry/entry.faults'
import { type PathOf, refuseFaults, requireWritableClasses, resolveEntries } from './entry/entry.policy'
import { writtenColumns, writtenRow } from './entry/entry.query'
import { requireKnownScales } from './observation.policy'
import { observationColumns } from './observation.query'

/** Writes entries that may be written, and the audit of it; ids ascend in the order given. */
export const insertObservations = async (
  tx: Transaction,
  call: Call,
  entries: readonly ResolvedEntry<CreateObservation>[],
): Promise<Observation[]> => {
  const rows = entries.map((one) => ({
    ...writtenRow(call, one),
    performance_level_id: one.entry.performanceLevelV2Id ?? null,
    performance_assessment_id: one.entry.performanceAssessmentId ?? null,
  }))
  // The creator by id: of rows that come as JSON the planner expects a hundred, and would read all people for them.
  const inserted = tx<Observation[]>`
    with o as (
      insert into observation (${writtenColumns(tx)}, performance_level_id, performance_assessment_id)
      select ${writtenColumns(tx)}, performance_level_id, performance_assessment_id
      from jsonb_populate_recordset(null::observation, ${tx.json(rows)})
      returning *
    )
    select ${observationColumns(tx)} from o join app_user u on u.id = ${call.actor.userId} order by o.id`
  const ids = rows.map(({ id }) => id)
  const [observations] = await allInOrder(inserted, audit(tx, call, 'observation.create', ids))
  return [...observations]
}

/** All is found by its id: with the statistics of a district, planning that anew takes longer than doing it. */
const planMode = 'generic'

const create = (call: Call, entries: readonly CreateObservation[], pathOf: PathOf): Promise<Observation[]> =>
  call.write(async (tx) => {
    refuseFaults(
      entries.flatMap(({ performanceLevelV2Id, description }, index) =>
        contentFaults(performanceLevelV2Id, description, `${pathOf(index)}performanceLevelV2Id`, call.language),
      ),
    )
    const [rights, , facts] = await allInOrder(
      requireWritableClasses(tx, call, entries),
      requireKnownScales(tx, call, entries),
      entryFacts(tx, call.actor, entries),
    )
    const rows = await insertObservations(tx, call, resolveEntries(call, entries, facts, rights, pathOf))
    publishCellChanges(call, rows)
    return rows
  }, planMode)

/**
 * Creates all entries or none; returns them in the order given. NOT_FOUND for what the caller may not see,
 * CREATE_NOT_ALLOWED without the right to write, STUDENT_NO_SUBJECT_RELATION, VALIDATION_FAILED for content and day.
 */
export const createObservations = async (call: Call, entries: readonly CreateObservation[]) => {
  const rows = await create(call, entries, (index) => `observations.${index}.`)
  return { rows, count: rows.length }
}

/** Creates one entry, by the same rules. */
export const createObservation = async (call: Call, entry: CreateObservation): Promise<Observation> => {
  const [row] = await create(call, [entry], () => '')
  return row ?? refuse('UNKNOWN')
}
