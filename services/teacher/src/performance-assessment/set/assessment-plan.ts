import type { CreatePerformanceAssessment } from '@lernspur/contracts/performance-assessment.contract'
import type { LockedAssessment } from '../performance-assessment.policy'

/** An assessment that a call wants, and the row that is to become it, if there is one. */
export interface Planned {
  readonly wanted: CreatePerformanceAssessment
  readonly known: LockedAssessment | undefined
}

/** What has to happen so that the assessments are the ones wanted. */
export interface AssessmentPlan {
  /** In the order given. */
  readonly planned: readonly Planned[]
  readonly superfluous: readonly LockedAssessment[]
}

/** Where the call leaves level or term open, any will do. */
const isSame = (known: LockedAssessment, wanted: CreatePerformanceAssessment): boolean =>
  known.name === wanted.name &&
  known.schoolTermSemester === wanted.schoolTermSemester &&
  known.schoolLevel === (wanted.schoolLevel ?? known.schoolLevel) &&
  known.schoolTermId === (wanted.schoolTermId ?? known.schoolTermId)

/** Finds for each assessment wanted the row that has its name and place, and none twice. */
export const planAssessments = (
  current: readonly LockedAssessment[],
  wishes: readonly CreatePerformanceAssessment[],
): AssessmentPlan => {
  const left = [...current]
  const planned = wishes.map((wanted) => {
    const index = left.findIndex((known) => isSame(known, wanted))
    return { wanted, known: index < 0 ? undefined : left.splice(index, 1)[0] }
  })
  return { planned, superfluous: left }
}
