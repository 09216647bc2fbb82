import type { CalculationMethod } from '@lernspur/contracts/teacher/report.contract'
import { addDays, type Day, instantOf } from '../calendar/day'
import type { TermPlan } from '../calendar/school-years'
import type { TermRecord } from '../calendar/write-school-years'
import type { SchoolPlan } from '../schools/school-plan'

/** Reports of one class, made at the same time. */
export interface ReportBatch {
  /** Null leaves the reports without a group. */
  readonly groupName: string | null
  readonly name: string
  readonly term: TermRecord
  readonly method: CalculationMethod
  readonly isCompleted: boolean
  /** How many children of the class, from the first. */
  readonly children: number
  readonly createdAt: string
}

const allStudents = Number.POSITIVE_INFINITY
const afterLessons = 17.5 * 3600

/** Reports of the last school year are made after its last entries; current ones the day before today. */
const creation = (term: TermPlan, today: Day): string =>
  instantOf(term.end < today ? addDays(term.end, -23) : addDays(today, -1), afterLessons)

/** When completed reports were completed. */
export const completionOf = ({ term }: ReportBatch): string => instantOf(addDays(term.plan.end, -20), 10 * 3600)

/**
 * Every state: completed reports of the last year, a group that is being written, single reports for talks with
 * parents. `formerTerm` is the second semester of the last year; `position` the place of the class in its school.
 */
export const reportBatches = (
  school: SchoolPlan,
  position: number,
  formerTerm: TermRecord,
  currentTerm: TermRecord,
  today: Day,
): readonly ReportBatch[] => {
  const title = ({ plan, year }: TermRecord) => `Zeugnis ${school.termNames[plan.semester]} ${year.name}`
  const completed: ReportBatch = {
    groupName: title(formerTerm),
    name: title(formerTerm),
    term: formerTerm,
    method: position === 2 ? 'latestEntries' : 'allEntries',
    isCompleted: true,
    children: allStudents,
    createdAt: creation(formerTerm.plan, today),
  }
  const current = { term: currentTerm, isCompleted: false, createdAt: creation(currentTerm.plan, today) }
  const inProgress: ReportBatch = {
    ...current,
    groupName: title(currentTerm),
    name: title(currentTerm),
    method: 'latestEntries',
    children: allStudents,
  }
  const single: ReportBatch = {
    ...current,
    groupName: null,
    name: 'Lernentwicklungsgespräch',
    method: 'allEntries',
    children: 6,
  }
  return [[completed, inProgress], [single], [completed]][position] ?? []
}
