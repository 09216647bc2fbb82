import type { CreateObservation, Observation } from '@lernspur/contracts/observation.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { holdsSubject, requireClassRight } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { observationFacts } from './observation.facts'
import { contentFaults, dayFaults } from './observation.faults'
import { shownObservation } from './observation.query'

type SubjectEntry = CreateObservation & { readonly schoolSubjectId: string }
type PathOf = (index: number) => string

/** Holds every entry against rights and data before anything is written; adds the subject of each. */
const check = async (
  tx: Transaction,
  call: Call,
  entries: readonly CreateObservation[],
  pathOf: PathOf,
): Promise<SubjectEntry[]> => {
  const classIds = [...new Set(entries.map((entry) => entry.schoolClassId))]
  const rights = await Promise.all(
    classIds.map((id) => requireClassRight(tx, call.actor, id, 'write', 'CREATE_NOT_ALLOWED')),
  )
  const rightsOf = new Map(rights.map((held) => [held.schoolClassId, held]))
  const facts = await observationFacts(tx, call.actor, entries)
  const checked = facts.map((fact, index) => {
    const entry = entries[index]
    const held = entry && rightsOf.get(entry.schoolClassId)
    const known = fact.inClass && fact.levelKnown && fact.assessmentKnown
    if (!entry || !held || !known || !fact.schoolSubjectId || !holdsSubject(held, fact.schoolSubjectId)) {
      return refuse('NOT_FOUND')
    }
    return { ...entry, schoolSubjectId: fact.schoolSubjectId }
  })
  if (facts.some((fact) => !fact.inSubject)) refuse('STUDENT_NO_SUBJECT_RELATION')
  const faults = facts.flatMap((fact, index) => dayFaults(fact, pathOf(index), call.language))
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
  return checked
}

const insert = (tx: Transaction, { actor }: Call, entries: readonly SubjectEntry[]) => {
  const rows = entries.map((entry) => ({
    ...entry,
    id: Bun.randomUUIDv7(),
    description: entry.description?.trim() || null,
  }))
  return tx<Observation[]>`
    with o as (
      insert into observation (tenant_id, id, student_id, school_class_id, school_subject_id, competence_id,
        performance_level_id, performance_assessment_id, description, observed_at, creator_id, updated_by_id)
      select ${actor.tenantId}, i.id, i."studentId", i."schoolClassId", i."schoolSubjectId", i."competenceId",
        i."performanceLevelV2Id", i."performanceAssessmentId", i.description,
        coalesce(i."observedAt", school_today(${actor.tenantId})), ${actor.userId}, ${actor.userId}
      from jsonb_to_recordset(${tx.json(rows as never)}) as i (
        id uuid, "studentId" uuid, "schoolClassId" uuid, "schoolSubjectId" uuid, "competenceId" uuid,
        "performanceLevelV2Id" uuid, "performanceAssessmentId" uuid, description text, "observedAt" date)
      returning *
    )
    select ${shownObservation(tx)} from o join app_user u on u.id = o.creator_id order by o.id`
}

const create = (call: Call, entries: readonly CreateObservation[], pathOf: PathOf): Promise<Observation[]> =>
  call.write(async (tx) => {
    const faults = entries.flatMap((entry, index) => contentFaults(entry, pathOf(index), call.language))
    if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
    const rows = await insert(tx, call, await check(tx, call, entries, pathOf))
    await audit(
      tx,
      call,
      'observation.create',
      rows.map((row) => row.id),
    )
    return [...rows]
  })

/**
 * Writes all entries or none; answers in the order given. NOT_FOUND for what the caller may not see,
 * CREATE_NOT_ALLOWED without the right to write, STUDENT_NO_SUBJECT_RELATION, VALIDATION_FAILED for content and day.
 */
export const createObservations = async (call: Call, entries: readonly CreateObservation[]) => {
  const rows = await create(call, entries, (index) => `observations.${index}.`)
  return { rows, count: rows.length }
}

/** Writes one entry, by the same rules. */
export const createObservation = async (call: Call, entry: CreateObservation): Promise<Observation> => {
  const [row] = await create(call, [entry], () => '')
  return row ?? refuse('UNKNOWN')
}
