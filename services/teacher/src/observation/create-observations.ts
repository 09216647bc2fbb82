import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { holdsSubject, requireClassRight } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { observationFacts } from './observation.facts'
import { contentFaults, dayFaults } from './observation.faults'
import { shownObservation } from './observation.query'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

type Version<Entry extends NewEntry, Shown extends ShownEntry> = ObservationVersion<Entry, Shown>
type PathOf = (index: number) => string

/** An entry that may be written, with its subject and its day. */
interface CheckedEntry<Entry> {
  readonly entry: Entry
  readonly schoolSubjectId: string
  readonly observedAt: string
}

/** Holds every entry against rights and data before anything is written. */
const check = async <Entry extends NewEntry, Shown extends ShownEntry>(
  version: Version<Entry, Shown>,
  tx: Transaction,
  call: Call,
  entries: readonly Entry[],
  pathOf: PathOf,
): Promise<CheckedEntry<Entry>[]> => {
  const classIds = [...new Set(entries.map((entry) => entry.schoolClassId))]
  const rights = await Promise.all(
    classIds.map((id) => requireClassRight(tx, call.actor, id, 'write', 'CREATE_NOT_ALLOWED')),
  )
  const rightsOf = new Map(rights.map((held) => [held.schoolClassId, held]))
  const facts = await observationFacts(version, tx, call.actor, entries)
  const checked = facts.map(({ schoolSubjectId, observedAt, inClass, scaleKnown }, index) => {
    const entry = entries[index]
    const held = entry && rightsOf.get(entry.schoolClassId)
    const known = inClass && scaleKnown
    if (!entry || !held || !known || !schoolSubjectId || !holdsSubject(held, schoolSubjectId)) {
      return refuse('NOT_FOUND')
    }
    return { entry, schoolSubjectId, observedAt }
  })
  if (facts.some((fact) => !fact.inSubject)) refuse('STUDENT_NO_SUBJECT_RELATION')
  const faults = facts.flatMap((fact, index) => dayFaults(fact, pathOf(index), call.language))
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
  return checked
}

const insert = <Entry extends NewEntry, Shown extends ShownEntry>(
  version: Version<Entry, Shown>,
  tx: Transaction,
  { actor }: Call,
  checked: readonly CheckedEntry<Entry>[],
) => {
  const rows = checked.map(({ entry, schoolSubjectId, observedAt }) => ({
    tenant_id: actor.tenantId,
    id: Bun.randomUUIDv7(),
    student_id: entry.studentId,
    school_class_id: entry.schoolClassId,
    school_subject_id: schoolSubjectId,
    competence_id: entry.competenceId,
    description: entry.description?.trim() || null,
    observed_at: observedAt,
    creator_id: actor.userId,
    updated_by_id: actor.userId,
    ...version.kept(entry),
  }))
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => tx`${tx(column)}`)
    .reduce((list, column) => tx`${list}, ${column}`)
  return tx<Shown[]>`
    with o as (
      insert into ${tx(version.table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${tx(version.table)}, ${tx.json(rows)})
      returning *
    )
    select ${shownObservation(tx, version)} from o join app_user u on u.id = o.creator_id order by o.id`
}

const create = <Entry extends NewEntry, Shown extends ShownEntry>(
  version: Version<Entry, Shown>,
  call: Call,
  entries: readonly Entry[],
  pathOf: PathOf,
): Promise<Shown[]> =>
  call.write(async (tx) => {
    const faults = entries.flatMap((entry, index) => contentFaults(version, entry, pathOf(index), call.language))
    if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
    const rows = await insert(version, tx, call, await check(version, tx, call, entries, pathOf))
    await audit(
      tx,
      call,
      `${version.noun}.create`,
      rows.map((row) => row.id),
    )
    return [...rows]
  })

/**
 * Writes all entries or none; answers in the order given. NOT_FOUND for what the caller may not see,
 * CREATE_NOT_ALLOWED without the right to write, STUDENT_NO_SUBJECT_RELATION, VALIDATION_FAILED for content and day.
 */
export const createObservations = async <Entry extends NewEntry, Shown extends ShownEntry>(
  version: Version<Entry, Shown>,
  call: Call,
  entries: readonly Entry[],
) => {
  const rows = await create(version, call, entries, (index) => `observations.${index}.`)
  return { rows, count: rows.length }
}

/** Writes one entry, by the same rules. */
export const createObservation = async <Entry extends NewEntry, Shown extends ShownEntry>(
  version: Version<Entry, Shown>,
  call: Call,
  entry: Entry,
): Promise<Shown> => {
  const [row] = await create(version, call, [entry], () => '')
  return row ?? refuse('UNKNOWN')
}
