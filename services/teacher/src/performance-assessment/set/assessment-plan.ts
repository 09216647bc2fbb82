import type { CreatePerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { LockedAssessment } from '../performance-assessment.policy'

/** A requested assessment, and the row that becomes it, if any. */
export interface AssessmentMatch {
  readonly wanted: CreatePerformanceAssessment
  readonly known: LockedAssessment | undefined
}

/** The changes that make the assessments the requested ones. */
export interface AssessmentPlan {
  /** In the order given. */
  readonly planned: readonly AssessmentMatch[]
  readonly superfluous: readonly LockedAssessment[]
}

/** Where the request leaves level or term open, any matches. */
const isSame = (known: LockedAssessment, wanted: CreatePerformanceAssessment): boolean =>
  known.name === wanted.name &&
  known.schoolTermSemester === wanted.schoolTermSemester &&
  known.schoolLevel === (wanted.schoolLevel ?? known.schoolLevel) &&
  known.schoolTermId === (wanted.schoolTermId ?? known.schoolTermId)

/** Matches each requested assessment with a row of the same name, semester and level, each row once. */
export const planAssessments = (
  current: readonly LockedAssessment[],
  requested: readonly CreatePerformanceAssessment[],
): AssessmentPlan => {
  const left = [...current]
  const planned = requested.map((wanted) => {
    const index = left.findIndex((known) => isSame(known, wanted))
    return { wanted, known: index < 0 ? undefined : left.splice(index, 1)[0] }
  })
  return { planned, superfluous: left }
}
