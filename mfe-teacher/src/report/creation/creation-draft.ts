import type { CalculationMethod, CreateReports } from '@lernspur/contracts/report.contract'
import type { SchoolTerm, SchoolYear } from '@lernspur/contracts/school-year.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import type { ClassWork } from '../../class-work/use-class-work'

/** Value of a period that is not a term. */
export const ownPeriod = 'own'
/** Value of a group that is created together with the reports. */
export const newGroup = 'new'
export const noGroup = 'none'

/** The form of the sheet. */
export interface CreationDraft {
  readonly name: string
  readonly method: CalculationMethod
  /** Null means all of them. */
  readonly studentIds: ReadonlySet<string> | null
  readonly schoolSubjectIds: ReadonlySet<string> | null
  /** Id of a term, or `ownPeriod`. */
  readonly period: string
  readonly startDate: string
  readonly endDate: string
  /** Id of a group, `newGroup` or `noGroup`. */
  readonly group: string
  readonly groupName: string
}

export interface NamedTerm {
  readonly term: SchoolTerm
  readonly year: SchoolYear
}

/** Terms that have begun, newest first. */
export const termsUntil = (years: readonly SchoolYear[], day: string): NamedTerm[] =>
  years
    .flatMap((year) => year.terms.map((term) => ({ term, year })))
    .filter(({ term }) => term.startDate <= day)
    .toSorted((a, b) => b.term.startDate.localeCompare(a.term.startDate))

/**
 * Students and subjects of the reports. Who takes part in none of the subjects gets no report, which nobody would see
 * (rule report.2); `left` counts those that were chosen.
 */
export const scopeOf = (draft: CreationDraft, { students: all, subjects: known }: ClassWork) => {
  const subjects = known.filter(({ id }) => draft.schoolSubjectIds?.has(id) ?? true)
  const ids = new Set(subjects.map(({ id }) => id))
  const chosen = all.filter(({ id }) => draft.studentIds?.has(id) ?? true)
  const students = chosen.filter(({ schoolClasses }) =>
    schoolClasses.some(({ schoolSubjectIds }) => schoolSubjectIds.some((id) => ids.has(id))),
  )
  return { students, subjects, left: chosen.length - students.length }
}

export type Obstacle = 'name' | 'period' | 'students' | 'subjects' | 'group'

/** The first reason why the reports cannot be created, or null. */
export const obstacleOf = (draft: CreationDraft): Obstacle | null => {
  if (draft.name.trim() === '') return 'name'
  if (!draft.startDate || !draft.endDate || draft.startDate > draft.endDate) return 'period'
  if (draft.studentIds?.size === 0) return 'students'
  if (draft.schoolSubjectIds?.size === 0) return 'subjects'
  return draft.group === newGroup && draft.groupName.trim() === '' ? 'group' : null
}

/** The call's body for students with a part; `groupId` is known once a new group has been created. */
export const bodyOf = (
  draft: CreationDraft,
  students: readonly Pick<Student, 'id'>[],
  groupId: string | null,
): CreateReports => ({
  name: draft.name.trim(),
  calculationMethod: draft.method,
  startDate: draft.startDate,
  endDate: draft.endDate,
  ...(draft.studentIds ? { studentIds: students.map(({ id }) => id) } : {}),
  ...(draft.schoolSubjectIds ? { schoolSubjectIds: [...draft.schoolSubjectIds] } : {}),
  ...(groupId ? { groupId } : {}),
})
