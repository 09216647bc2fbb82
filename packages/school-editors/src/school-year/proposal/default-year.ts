import type { CountryCode } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { CreateSchoolYear, SchoolYear, Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import { dayAfter, dayBefore } from '../day-before'

/** First day of a school year and of its second semester, `MM-DD`, as in most schools of a country. */
const calendars: Record<CountryCode, { readonly start: string; readonly second: string }> = {
  DE: { start: '08-01', second: '02-01' },
  AT: { start: '09-01', second: '02-15' },
  CH: { start: '08-01', second: '02-01' },
}

/** The first day of a year: the default, or the day after a former year that overlaps it (rule school-year.1). */
const firstDay = (defaultStart: string, secondStart: string, formerEnds: readonly string[]): string => {
  const free =
    formerEnds
      .filter((end) => end >= defaultStart)
      .map(dayAfter)
      .toSorted()
      .at(-1) ?? defaultStart
  return free < dayBefore(secondStart) ? free : defaultStart
}

/**
 * A proposal of the school year that includes a day (`YYYY-MM-DD`), with two semesters: a class needs a year for
 * assessments, and the school may change its dates later. `years` are the school's years.
 */
export const defaultYear = (
  country: CountryCode,
  today: string,
  termName: (semester: Semester) => string,
  years: readonly Pick<SchoolYear, 'schoolYearEnd'>[] = [],
) => {
  const { start, second } = calendars[country]
  const calendarYear = Number(today.slice(0, 4))
  const year = today.slice(5) >= start ? calendarYear : calendarYear - 1
  const schoolYearEnd = dayBefore(`${year + 1}-${start}`)
  const secondStart = `${year + 1}-${second}`
  const former = years.map((one) => one.schoolYearEnd).filter((end) => end < today)
  const schoolYearStart = firstDay(`${year}-${start}`, secondStart, former)
  return {
    name: `${year}/${String(year + 1).slice(2)}`,
    year: Number(schoolYearStart.slice(0, 4)),
    schoolYearStart,
    schoolYearEnd,
    terms: [
      {
        name: termName('first'),
        schoolTermSemester: 'first',
        startDate: schoolYearStart,
        endDate: dayBefore(secondStart),
      },
      { name: termName('second'), schoolTermSemester: 'second', startDate: secondStart, endDate: schoolYearEnd },
    ],
  } satisfies CreateSchoolYear
}
