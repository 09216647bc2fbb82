import type {
  CreatePerformanceAssessment,
  CreatePerformanceAssessments,
  PerformanceAssessment,
} from '@lernspur/contracts/teacher/performance-assessment.contract'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { assessmentFacts } from './performance-assessment.facts'
import { scopeFaults } from './performance-assessment.faults'
import { readAssessments } from './performance-assessment.query'

type PathOf = (index: number) => string

/** Validates every assessment against the database and fills in omitted fields. */
const resolveAssessments = async (
  tx: Transaction,
  call: Call,
  inputs: readonly CreatePerformanceAssessment[],
  schoolClassId: string | null,
  pathOf: PathOf,
) => {
  const scopes = inputs.map((input) => ({ ...input, schoolClassId, schoolTermId: input.schoolTermId ?? null }))
  const facts = await assessmentFacts(tx, call.actor, scopes)
  if (facts.some((fact) => !fact.visualKnown || !fact.termKnown)) refuse('NOT_FOUND')
  const faults = facts.flatMap((fact, index) =>
    scopeFaults(fact, inputs[index]?.schoolLevel, pathOf(index), call.language),
  )
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
  return scopes.map((scope, index) => ({
    ...scope,
    id: Bun.randomUUIDv7(),
    schoolLevel: scope.schoolLevel ?? facts[index]?.schoolLevel,
    schoolTermId: facts[index]?.schoolTermId,
  }))
}

/**
 * Inserts assessments of one class, or of the school without one, within the caller's transaction. All or nothing.
 * NOT_FOUND for a class, scale or term that the caller may not use there.
 */
export const insertAssessments = async (
  tx: Transaction,
  call: Call,
  inputs: readonly CreatePerformanceAssessment[],
  schoolClassId: string | null,
  pathOf: PathOf = () => '',
): Promise<PerformanceAssessment[]> => {
  await requireRightOn(tx, call.actor, schoolClassId, 'visuals', 'CREATE_NOT_ALLOWED')
  const rows = await resolveAssessments(tx, call, inputs, schoolClassId, pathOf)
  await tx`
    insert into performance_assessment (tenant_id, id, name, weighting, school_level, school_term_semester, is_template,
      school_term_id, school_class_id, performance_visual_id)
    select ${call.actor.tenantId}, i.id, i.name, coalesce(i.weighting, 0), i."schoolLevel", i."schoolTermSemester",
      i."schoolClassId" is null, i."schoolTermId", i."schoolClassId", i."performanceVisualId"
    from jsonb_to_recordset(${tx.json(rows as never)}) as i (
      id uuid, name text, weighting numeric, "schoolLevel" integer, "schoolTermSemester" text, "schoolTermId" uuid,
      "schoolClassId" uuid, "performanceVisualId" uuid)`
  const ids = rows.map(({ id }) => id)
  await audit(tx, call, 'performance-assessment.create', ids)
  return readAssessments(tx, call, ids)
}

/** Creates an assessment of a class or a template of the school; CREATE_NOT_ALLOWED without the right to. */
export const createPerformanceAssessment = (call: Call, input: CreatePerformanceAssessment) =>
  call.write(async (tx) => {
    const [row] = await insertAssessments(tx, call, [input], input.schoolClassId ?? null)
    return row ?? refuse('UNKNOWN')
  })

/** Creates the assessments of a class, all or none, and returns them in the order given. */
export const createPerformanceAssessments = (
  call: Call,
  schoolClassId: string,
  { performanceAssessments }: CreatePerformanceAssessments,
) =>
  call.write(async (tx) => {
    const pathOf: PathOf = (index) => `performanceAssessments.${index}.`
    const rows = await insertAssessments(tx, call, performanceAssessments, schoolClassId, pathOf)
    return { rows, count: rows.length }
  })
