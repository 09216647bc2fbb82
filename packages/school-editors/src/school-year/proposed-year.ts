import type { CountryCode } from '@lernspur/contracts/reference-data.contract'
import type { CalendarSpan } from '@lernspur/contracts/school-calendar.contract'
import type { CreateSchoolYear, SchoolYear, Semester } from '@lernspur/contracts/school-year.contract'
import { dayAfter } from './day-before'
import { usualYear } from './usual-year'

interface Proposing {
  readonly spans: readonly CalendarSpan[]
  readonly country: CountryCode
  readonly termName: (semester: Semester) => string
  /** Years that the school has. */
  readonly years: readonly Pick<SchoolYear, 'schoolYearStart' | 'schoolYearEnd'>[]
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The day on which the next year has to begin: after the last one, or today where the school has none that lasts. */
const nextDay = ({ years, today }: Pick<Proposing, 'years' | 'today'>): string => {
  const last = years
    .map(({ schoolYearEnd }) => schoolYearEnd)
    .toSorted()
    .at(-1)
  return last === undefined || last < today ? today : dayAfter(last)
}

/**
 * The year that comes after those of the school, with the days of its state (rule school-year.4), or with the usual ones
 * of its country where the state has not told any.
 */
export const proposedYear = ({ spans, country, termName, years, today }: Proposing): CreateSchoolYear => {
  const day = nextDay({ years, today })
  const whole = spans.find(({ kind, firstDay, lastDay }) => kind === 'year' && firstDay <= day && day <= lastDay)
  const half = spans.find(({ kind, year }) => kind === 'firstTerm' && year === whole?.year)
  if (!whole || !half) return usualYear(country, day, termName, years)
  const clashing = years.some(({ schoolYearEnd }) => schoolYearEnd >= whole.firstDay && schoolYearEnd < day)
  // A former year that ran into this one leaves the days from its end on.
  const start = clashing ? day : whole.firstDay
  return {
    name: `${whole.year}/${String(whole.year + 1).slice(2)}`,
    year: Number(start.slice(0, 4)),
    schoolYearStart: start,
    schoolYearEnd: whole.lastDay,
    terms: [
      { name: termName('first'), schoolTermSemester: 'first', startDate: start, endDate: half.lastDay },
      {
        name: termName('second'),
        schoolTermSemester: 'second',
        startDate: dayAfter(half.lastDay),
        endDate: whole.lastDay,
      },
    ],
  }
}

/** The rows that a year was proposed from, by its first day. */
export const spansOfYear = (spans: readonly CalendarSpan[], firstDay: string): CalendarSpan[] => {
  const whole = spans.find((span) => span.kind === 'year' && span.firstDay <= firstDay && firstDay <= span.lastDay)
  return whole ? spans.filter(({ year }) => year === whole.year) : []
}
