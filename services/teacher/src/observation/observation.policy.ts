import type { CreateObservation, Observation } from '@lernspur/contracts/teacher/observation.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { classRights, holdsSubject } from '@lernspur/service-kit/access/class-access'
import { allInOrder } from '@lernspur/service-kit/call/all-in-order'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { entryFacts, limitOneIfSingle } from './entry/entry.facts'
import { lockEntry } from './entry/entry.policy'
import { observationColumns } from './observation.query'

/** Locks one observation for a change, by the rules of `lockEntry`. */
export const lockObservation = (tx: Transaction, call: Call, id: string, refusal: ErrorCode) =>
  lockEntry<Observation>(tx, call, 'observation', observationColumns(tx), id, refusal)

type AssessedObservation = Pick<CreateObservation, 'schoolClassId' | 'performanceLevelV2Id' | 'performanceAssessmentId'>

/**
 * Indexes of the entries that name an assessment of another class, a level of another class's scale, or a level that is
 * not of the assessment's scale. Key locks on the assessments prevent a change of scale until the entry is written.
 */
export const unknownScales = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  entries: readonly AssessedObservation[],
): Promise<ReadonlySet<number>> => {
  const sent = entries.map(({ schoolClassId, performanceLevelV2Id = null, performanceAssessmentId = null }, index) => ({
    index,
    schoolClassId,
    performanceLevelV2Id,
    performanceAssessmentId,
  }))
  const assessmentIds = [...new Set(sent.flatMap(({ performanceAssessmentId }) => performanceAssessmentId ?? []))]
  const unknown = await tx<{ index: number }[]>`
    with held as (
      select pa.id, pa.school_class_id, pa.performance_visual_id from performance_assessment pa
      where pa.tenant_id = ${tenantId} and pa.id = any(${assessmentIds}::uuid[])
      order by pa.id for key share
    )
    select i.index from (
      select sent.* from jsonb_to_recordset(${tx.json(sent)}) as sent (
        index integer, "schoolClassId" uuid, "performanceLevelV2Id" uuid, "performanceAssessmentId" uuid)
      ${limitOneIfSingle(tx, sent)}
    ) as i
    left join held pa on pa.id = i."performanceAssessmentId" and pa.school_class_id = i."schoolClassId"
    where (i."performanceAssessmentId" is not null and pa.id is null)
      or (i."performanceLevelV2Id" is not null and not exists (
        select from performance_level pl
        join performance_visual pv on pv.tenant_id = pl.tenant_id and pv.id = pl.performance_visual_id
        where pl.tenant_id = ${tenantId} and pl.id = i."performanceLevelV2Id"
          and (pv.school_class_id is null or pv.school_class_id = i."schoolClassId")
          and (pa.id is null or pa.performance_visual_id = pv.id)))`
  return new Set(unknown.map(({ index }) => index))
}

/** NOT_FOUND when an entry names such a scale. */
export const requireKnownScales = async (
  tx: Transaction,
  call: Call,
  entries: readonly AssessedObservation[],
): Promise<void> => {
  if ((await unknownScales(tx, call, entries)).size > 0) refuse('NOT_FOUND')
}

/**
 * The subject of an entry that gets this competence (rule observation.10). NOT_FOUND for a competence that the class
 * does not have or whose subject the caller may not access, STUDENT_NO_SUBJECT_RELATION for another subject in which the
 * student takes no part. Within its subject an entry can also be corrected after the student has left.
 */
export const changedSubject = async (
  tx: Transaction,
  { actor }: Call,
  current: Observation,
  competenceId = current.competenceId,
): Promise<string> => {
  if (competenceId === current.competenceId) return current.schoolSubjectId
  const [facts, rights] = await allInOrder(
    entryFacts(tx, actor, [{ ...current, competenceId }]),
    classRights(tx, actor, current.schoolClassId),
  )
  const [fact] = facts
  if (!fact?.schoolSubjectId || !holdsSubject(rights, fact.schoolSubjectId)) return refuse('NOT_FOUND')
  if (fact.schoolSubjectId !== current.schoolSubjectId && !fact.inSubject) refuse('STUDENT_NO_SUBJECT_RELATION')
  return fact.schoolSubjectId
}
