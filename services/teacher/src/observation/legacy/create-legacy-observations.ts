import type {
  CreateLegacyObservation,
  LegacyObservation,
} from '@lernspur/contracts/teacher/legacy-observation.contract'
import { allInOrder } from '@lernspur/service-kit/call/all-in-order'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { publishCellChanges } from '../../observation-change/publish-cell-changes'
import { entryFacts, type ResolvedEntry } from '../entry/entry.facts'
import { contentFaults } from '../entry/entry.faults'
import { type PathOf, refuseFaults, requireWritableClasses, resolveEntries } from '../entry/entry.policy'
import { writtenColumns, writtenRow } from '../entry/entry.query'
import { requireKnownLevels } from './legacy-observation.policy'
import { legacyObservationColumns } from './legacy-observation.query'

const insert = async (
  tx: Transaction,
  call: Call,
  entries: readonly ResolvedEntry<CreateLegacyObservation>[],
): Promise<LegacyObservation[]> => {
  const rows = entries.map((one) => ({
    ...writtenRow(call, one),
    performance_level_id: one.entry.performanceLevelId ?? null,
    is_competence_check: one.entry.isCompetenceCheck ?? false,
  }))
  // The creator by id, as in `createObservations`.
  const inserted = tx<LegacyObservation[]>`
    with o as (
      insert into legacy_observation (${writtenColumns(tx)}, performance_level_id, is_competence_check)
      select ${writtenColumns(tx)}, performance_level_id, is_competence_check
      from jsonb_populate_recordset(null::legacy_observation, ${tx.json(rows)})
      returning *
    )
    select ${legacyObservationColumns(tx)} from o join app_user u on u.id = ${call.actor.userId} order by o.id`
  const ids = rows.map(({ id }) => id)
  const [observations] = await allInOrder(inserted, audit(tx, call, 'legacy-observation.create', ids))
  return [...observations]
}

const create = (
  call: Call,
  entries: readonly CreateLegacyObservation[],
  pathOf: PathOf,
): Promise<LegacyObservation[]> =>
  call.write(async (tx) => {
    refuseFaults(
      entries.flatMap(({ performanceLevelId, description }, index) =>
        contentFaults(performanceLevelId, description, `${pathOf(index)}performanceLevelId`, call.language),
      ),
    )
    const [rights, , facts] = await allInOrder(
      requireWritableClasses(tx, call, entries),
      requireKnownLevels(tx, call, entries),
      entryFacts(tx, call.actor, entries),
    )
    const rows = await insert(tx, call, resolveEntries(call, entries, facts, rights, pathOf))
    publishCellChanges(call, rows)
    return rows
  })

/** Creates all entries or none, by the rules of the second version; returns them in the order given. */
export const createLegacyObservations = async (call: Call, entries: readonly CreateLegacyObservation[]) => {
  const rows = await create(call, entries, (index) => `observations.${index}.`)
  return { rows, count: rows.length }
}

/** Creates one entry, by the same rules. */
export const createLegacyObservation = async (
  call: Call,
  entry: CreateLegacyObservation,
): Promise<LegacyObservation> => {
  const [row] = await create(call, [entry], () => '')
  return row ?? refuse('UNKNOWN')
}
