import type { SchoolTerm, SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { FormerStudent, Student } from '@lernspur/contracts/school-admin/student.contract'
import {
  type CalculationMethod,
  type CreateReports,
  calculationMethods,
} from '@lernspur/contracts/teacher/report.contract'
import type { PreviewReports } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import type { ClassData } from '../../class-data/use-class-data'

/** Data of the class for the sheet, with students who have left it in its running year. */
export type CreationData = ClassData & { readonly former?: readonly FormerStudent[] }

/** Value of a period that is not a term. */
export const ownPeriod = 'own'
/** Value of a group that is created together with the reports. */
export const newGroup = 'new'
export const noGroup = 'none'
/** Value of the scale that most entries use. */
export const usedScale = 'used'

/** The form of the sheet. */
export interface CreationDraft {
  readonly name: string
  readonly method: CalculationMethod
  /** Null means all of them. */
  readonly studentIds: ReadonlySet<string> | null
  readonly schoolSubjectIds: ReadonlySet<string> | null
  /** Assessments whose entries count; null means all of them. */
  readonly assessmentIds: ReadonlySet<string> | null
  /** Id of a scale, or `usedScale`. */
  readonly scale: string
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

/** Who has left the class and was there in the period: they are chosen one by one (rule report.2). */
export const formerIn = ({ startDate }: Pick<CreationDraft, 'startDate'>, { former = [] }: CreationData) =>
  former.filter(({ leftOn, erasesAt }) => leftOn >= startDate && erasesAt === null)

/**
 * Students and subjects of the reports. A student in none of the subjects gets no report (rule report.2); `left` counts
 * chosen students without one.
 */
export const scopeOf = (draft: CreationDraft, data: CreationData) => {
  const subjects = data.subjects.filter(({ id }) => draft.schoolSubjectIds?.has(id) ?? true)
  const ids = new Set(subjects.map(({ id }) => id))
  const present = data.students.map(({ id, schoolClasses }) => ({
    id,
    schoolSubjectIds: schoolClasses.flatMap((one) => one.schoolSubjectIds),
  }))
  const chosen = draft.studentIds
    ? [...present, ...formerIn(draft, data)].filter(({ id }) => draft.studentIds?.has(id))
    : present
  const students = chosen.filter(({ schoolSubjectIds }) => schoolSubjectIds.some((id) => ids.has(id)))
  return { students, subjects, left: chosen.length - students.length }
}

export type Blocker = 'name' | 'period' | 'students' | 'subjects' | 'assessments' | 'group'

/** The first reason why the reports cannot be created, or null. */
export const blockerOf = (draft: CreationDraft): Blocker | null => {
  if (draft.name.trim() === '') return 'name'
  if (!draft.startDate || !draft.endDate || draft.startDate > draft.endDate) return 'period'
  if (draft.studentIds?.size === 0) return 'students'
  if (draft.schoolSubjectIds?.size === 0) return 'subjects'
  if (draft.assessmentIds?.size === 0) return 'assessments'
  return draft.group === newGroup && draft.groupName.trim() === '' ? 'group' : null
}

/** What the reports are made of, without their names; also the input of the preview. */
export const contentsOf = (draft: CreationDraft, students: readonly Pick<Student, 'id'>[]): PreviewReports => ({
  calculationMethod: draft.method,
  startDate: draft.startDate,
  endDate: draft.endDate,
  ...(draft.studentIds ? { studentIds: students.map(({ id }) => id) } : {}),
  ...(draft.schoolSubjectIds ? { schoolSubjectIds: [...draft.schoolSubjectIds] } : {}),
  ...(draft.assessmentIds ? { performanceAssessmentIds: [...draft.assessmentIds] } : {}),
  ...(draft.scale === usedScale ? {} : { performanceVisualId: draft.scale }),
})

const groupOf = ({ group, groupName }: CreationDraft) => {
  if (group === newGroup) return { groupName: groupName.trim() }
  return group === noGroup ? {} : { groupId: group }
}

/** The call's body for students with a part; a new group is created in the same call. */
export const bodyOf = (draft: CreationDraft, students: readonly Pick<Student, 'id'>[]): CreateReports => ({
  name: draft.name.trim(),
  ...contentsOf(draft, students),
  ...groupOf(draft),
})

/** A draft as it is stored in the tab. */
export const storedOf = (draft: CreationDraft) => ({
  ...draft,
  studentIds: draft.studentIds && [...draft.studentIds],
  schoolSubjectIds: draft.schoolSubjectIds && [...draft.schoolSubjectIds],
  assessmentIds: draft.assessmentIds && [...draft.assessmentIds],
})

const isIds = (value: unknown): value is string[] | null =>
  value === null || (Array.isArray(value) && value.every((id) => typeof id === 'string'))

/** A stored draft over the defaults, which replace what is missing or malformed. */
export const restoredOf = (stored: unknown, defaults: CreationDraft): CreationDraft => {
  const entries = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}))
  const text = (name: 'name' | 'period' | 'startDate' | 'endDate' | 'scale' | 'group' | 'groupName'): string => {
    const value: unknown = entries.get(name)
    return typeof value === 'string' ? value : defaults[name]
  }
  const ids = (name: 'studentIds' | 'schoolSubjectIds' | 'assessmentIds') => {
    const value: unknown = entries.get(name)
    return isIds(value) ? value && new Set(value) : defaults[name]
  }
  return {
    name: text('name'),
    method: calculationMethods.find((method) => method === entries.get('method')) ?? defaults.method,
    studentIds: ids('studentIds'),
    schoolSubjectIds: ids('schoolSubjectIds'),
    assessmentIds: ids('assessmentIds'),
    scale: text('scale'),
    period: text('period'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    group: text('group'),
    groupName: text('groupName'),
  }
}
