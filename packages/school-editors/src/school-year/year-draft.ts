import type { CreateSchoolYear, SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { dayBefore } from './day-before'

/** The three dates of a school year; '' if not chosen. */
export interface YearDraft {
  readonly start: string
  /** First day of the second semester. */
  readonly second: string
  readonly end: string
}

export const yearDraftOf = ({ schoolYearStart, schoolYearEnd, terms }: SchoolYear | CreateSchoolYear): YearDraft => ({
  start: schoolYearStart,
  second: terms.find(({ schoolTermSemester }) => schoolTermSemester === 'second')?.startDate ?? '',
  end: schoolYearEnd,
})

/** Whether the dates are in order, and no semester is a single day (rule school-year.2). */
export const isYearValid = ({ start, second, end }: YearDraft) =>
  start !== '' && second !== '' && end !== '' && start < dayBefore(second) && second < end

/** A year with the dates of the draft and the names of the existing year. */
export const yearBodyOf = ({ start, second, end }: YearDraft, names: readonly [string, string]): CreateSchoolYear => {
  const year = Number(start.slice(0, 4))
  const last = end.slice(0, 4)
  return {
    name: String(year) === last ? String(year) : `${year}/${last.slice(2)}`,
    year,
    schoolYearStart: start,
    schoolYearEnd: end,
    terms: [
      { name: names[0], schoolTermSemester: 'first', startDate: start, endDate: dayBefore(second) },
      { name: names[1], schoolTermSemester: 'second', startDate: second, endDate: end },
    ],
  }
}
