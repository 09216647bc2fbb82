import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Day } from './day'

export interface TermPlan {
  readonly semester: Semester
  readonly start: Day
  readonly end: Day
}

export interface SchoolYearPlan {
  /** Calendar year in which it starts. */
  readonly year: number
  /** As in `2026/27`. */
  readonly name: string
  readonly start: Day
  readonly end: Day
  readonly terms: readonly [TermPlan, TermPlan]
}

const schoolYear = (year: number): SchoolYearPlan => {
  const start = `${year}-08-01`
  const end = `${year + 1}-07-31`
  return {
    year,
    name: `${year}/${String(year + 1).slice(-2)}`,
    start,
    end,
    terms: [
      { semester: 'first', start, end: `${year + 1}-01-31` },
      { semester: 'second', start: `${year + 1}-02-01`, end },
    ],
  }
}

export interface SchoolYears {
  readonly former: SchoolYearPlan
  readonly current: SchoolYearPlan
  readonly currentTerm: TermPlan
}

/** The school year of `today` and the previous one. Years run from August to July without a gap. */
export const schoolYearsAround = (today: Day): SchoolYears => {
  const calendarYear = Number(today.slice(0, 4))
  const current = schoolYear(today.slice(5) >= '08-01' ? calendarYear : calendarYear - 1)
  const [first, second] = current.terms
  return { former: schoolYear(current.year - 1), current, currentTerm: today <= first.end ? first : second }
}
