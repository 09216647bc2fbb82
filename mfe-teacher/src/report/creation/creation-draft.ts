import type { CalculationMethod, CreateReports } from '@lernspur/contracts/report.contract'
import type { SchoolTerm, SchoolYear } from '@lernspur/contracts/school-year.contract'
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

/** Students and subjects of the reports. */
export const scopeOf = (draft: CreationDraft, work: ClassWork) => ({
  students: work.students.filter(({ id }) => draft.studentIds?.has(id) ?? true),
  subjects: work.subjects.filter(({ id }) => draft.schoolSubjectIds?.has(id) ?? true),
})

export type Obstacle = 'name' | 'period' | 'students' | 'subjects' | 'group'

/** The first reason why the reports cannot be created, or null. */
export const obstacleOf = (draft: CreationDraft): Obstacle | null => {
  if (draft.name.trim() === '') return 'name'
  if (!draft.startDate || !draft.endDate || draft.startDate > draft.endDate) return 'period'
  if (draft.studentIds?.size === 0) return 'students'
  if (draft.schoolSubjectIds?.size === 0) return 'subjects'
  return draft.group === newGroup && draft.groupName.trim() === '' ? 'group' : null
}

/** The call's body; `groupId` is known once a new group has been created. */
export const bodyOf = (draft: CreationDraft, groupId: string | null): CreateReports => ({
  name: draft.name.trim(),
  calculationMethod: draft.method,
  startDate: draft.startDate,
  endDate: draft.endDate,
  ...(draft.studentIds ? { studentIds: [...draft.studentIds] } : {}),
  ...(draft.schoolSubjectIds ? { schoolSubjectIds: [...draft.schoolSubjectIds] } : {}),
  ...(groupId ? { groupId } : {}),
})
