import type { TermRecord } from '../calendar/write-school-years'
import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import type { AssessmentPlan } from './assessment-plan'
import type { ScaleRecord } from './write-scales'

/** An assessment of one class in one semester. */
export interface AssessmentRecord {
  readonly id: string
  readonly plan: AssessmentPlan
  readonly term: TermRecord
}

export interface AssessmentTarget {
  readonly schoolClassId: string
  readonly schoolLevel: number
  readonly terms: readonly TermRecord[]
  readonly scale: ScaleRecord
  readonly instant: string
}

/** Writes the assessments of a class, separate rows per semester, all on one scale. */
export const writeAssessments = async (
  writer: TenantWriter,
  plans: readonly AssessmentPlan[],
  { schoolClassId, schoolLevel, terms, scale, instant }: AssessmentTarget,
): Promise<readonly AssessmentRecord[]> => {
  const assessments = terms.flatMap((term) => plans.map((plan) => ({ id: newId(), plan, term })))
  await writer.insert(
    'performance_assessment',
    assessments.map(({ id, plan, term }) => ({
      id,
      name: plan.name,
      weighting: plan.weighting,
      schoolLevel,
      schoolTermSemester: term.plan.semester,
      isTemplate: false,
      schoolTermId: term.id,
      schoolClassId,
      performanceVisualId: scale.id,
      ...stampedAt(instant),
    })),
  )
  return assessments
}
