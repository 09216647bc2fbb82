import { semesters } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'

/** Predefined weightings; percentages of one semester. */
export const plans = ['observation', 'observation-test', 'observation-test-talk'] as const
export type PlanId = (typeof plans)[number]

/** One assessment of a plan. */
export interface Share {
  readonly name: string
  readonly weighting: number
}

const weightings: Record<PlanId, readonly number[]> = {
  observation: [100],
  'observation-test': [60, 40],
  'observation-test-talk': [50, 30, 20],
}

/** The weightings of a plan, by the names of its assessments in order. */
export const sharesOf = (plan: PlanId, names: readonly string[]): Share[] =>
  weightings[plan].map((weighting, index) => ({ name: names[index] ?? '', weighting }))

/** The same weightings in both semesters, so that nothing has to be set up again in February. */
export const bothSemesters = <Extra extends object>(shares: readonly Share[], extra: Extra) =>
  semesters.flatMap((schoolTermSemester) => shares.map((share) => ({ ...share, ...extra, schoolTermSemester })))

/** The plan that stored assessments match, by their weightings; undefined if none. */
export const planOf = (assessments: readonly PerformanceAssessment[]): PlanId | undefined => {
  const first = assessments.filter(({ schoolTermSemester }) => schoolTermSemester === 'first')
  const weights = first.map(({ weighting }) => weighting).toSorted((a, b) => b - a)
  return plans.find((plan) => weightings[plan].join() === weights.join())
}
