import type { CountryCode } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { CreateSchoolYear, SchoolYear, Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { CalendarSpan } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { dayAfter, daysAfter } from '../day-before'
import { defaultYear } from './default-year'

interface ProposalInput {
  readonly spans: readonly CalendarSpan[]
  readonly country: CountryCode
  readonly termName: (semester: Semester) => string
  /** The school's years. */
  readonly years: readonly Pick<SchoolYear, 'schoolYearStart' | 'schoolYearEnd'>[]
  /** `YYYY-MM-DD` */
  readonly today: string
}

/**
 * A day in the year after the last one, which may end before the summer holidays; today if no year of the school lasts.
 */
const dayInNext = (lastEnd: string | undefined, today: string): string =>
  lastEnd === undefined || lastEnd < today ? today : daysAfter(lastEnd, 60)

/**
 * The year after those of the school, with the days of its state (rule school-year.4), or the default days of its
 * country if the state has published none. If a former year overlaps it, it has the days after that.
 */
export const proposedYear = ({ spans, country, termName, years, today }: ProposalInput): CreateSchoolYear => {
  const lastEnd = years
    .map(({ schoolYearEnd }) => schoolYearEnd)
    .toSorted()
    .at(-1)
  const startOf = ({ firstDay }: CalendarSpan) =>
    lastEnd !== undefined && lastEnd >= firstDay ? dayAfter(lastEnd) : firstDay
  const startYears = years.map(({ schoolYearStart }) => schoolYearStart.slice(0, 4))
  const isFree = (start: string, half?: CalendarSpan) =>
    half !== undefined && start < half.lastDay && !startYears.includes(start.slice(0, 4))
  const halfOf = (one: CalendarSpan) => spans.find(({ kind, year }) => kind === 'firstTerm' && year === one.year)
  const yearSpans = spans
    .filter(({ kind, lastDay }) => kind === 'year' && lastDay >= today)
    .toSorted((a, b) => a.year - b.year)
    .find((one) => isFree(startOf(one), halfOf(one)))
  const half = yearSpans && halfOf(yearSpans)
  if (!yearSpans || !half) return defaultYear(country, dayInNext(lastEnd, today), termName, years)
  const start = startOf(yearSpans)
  return {
    name: `${yearSpans.year}/${String(yearSpans.year + 1).slice(2)}`,
    year: Number(start.slice(0, 4)),
    schoolYearStart: start,
    schoolYearEnd: yearSpans.lastDay,
    terms: [
      { name: termName('first'), schoolTermSemester: 'first', startDate: start, endDate: half.lastDay },
      {
        name: termName('second'),
        schoolTermSemester: 'second',
        startDate: dayAfter(half.lastDay),
        endDate: yearSpans.lastDay,
      },
    ],
  }
}

/** Whether somebody has checked any of the rows; else the school compares all days with its own calendar. */
export const isCalendarKnown = (spans: readonly Pick<CalendarSpan, 'isVerified'>[]): boolean =>
  spans.some(({ isVerified }) => isVerified)

/** The rows that a year was proposed from, by its first day. */
export const spansOfYear = (spans: readonly CalendarSpan[], firstDay: string): CalendarSpan[] => {
  const yearSpans = spans.find((span) => span.kind === 'year' && span.firstDay <= firstDay && firstDay <= span.lastDay)
  return yearSpans ? spans.filter(({ year }) => year === yearSpans.year) : []
}
