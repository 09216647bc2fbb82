import { expect, test } from 'bun:test'
import {
  type CalendarKind,
  type CalendarSpan,
  calendarSpanSchema,
} from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { isCalendarKnown, proposedYear, spansOfYear } from './proposed-year'

const span = (kind: CalendarKind, year: number, firstDay: string, lastDay: string): CalendarSpan =>
  calendarSpanSchema.parse({ kind, year, firstDay, lastDay, source: 'Gesetz', sourceUrl: null, isVerified: true })
const spans = [2026, 2027].flatMap((year) => [
  span('year', year, `${year}-08-01`, `${year + 1}-07-31`),
  span('firstTerm', year, `${year}-08-01`, `${year + 1}-01-29`),
])
const proposedAfter = (years: readonly { schoolYearStart: string; schoolYearEnd: string }[], today = '2026-11-22') =>
  proposedYear({ spans, country: 'DE', termName: (semester) => semester, years, today })

test('the year that runs is proposed first, then the one after the last', () => {
  expect(proposedAfter([])).toMatchObject({ name: '2026/27', schoolYearStart: '2026-08-01' })
  const next = proposedAfter([{ schoolYearStart: '2026-08-01', schoolYearEnd: '2027-07-31' }])
  expect(next).toMatchObject({
    name: '2027/28',
    year: 2027,
    schoolYearStart: '2027-08-01',
    schoolYearEnd: '2028-07-31',
  })
  expect(next.terms.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2027-08-01', '2028-01-29'],
    ['2028-01-30', '2028-07-31'],
  ])
})

test('a former year that ran into the next leaves the days after it', () => {
  const ranLong = [{ schoolYearStart: '2026-08-01', schoolYearEnd: '2027-08-14' }]
  expect(proposedAfter(ranLong)).toMatchObject({ schoolYearStart: '2027-08-15', year: 2027 })
})

test('a former year that ends with the lessons is followed by the next, also in the holidays', () => {
  const early = [{ schoolYearStart: '2026-08-14', schoolYearEnd: '2027-07-07' }]
  expect(proposedAfter(early)).toMatchObject({ name: '2027/28', schoolYearStart: '2027-08-01' })
  expect(proposedAfter(early, '2027-07-20')).toMatchObject({ name: '2027/28', schoolYearStart: '2027-08-01' })
  const cutShort = [{ schoolYearStart: '2026-08-14', schoolYearEnd: '2026-12-22' }]
  expect(proposedAfter(cutShort)).toMatchObject({ name: '2027/28', schoolYearStart: '2027-08-01' })
  const late = [{ schoolYearStart: '2028-08-14', schoolYearEnd: '2029-06-30' }]
  expect(proposedAfter(late)).toMatchObject({ name: '2029/30', schoolYearStart: '2029-08-01' })
})

test('years that the state has not told are the usual ones of the country', () => {
  const last = [{ schoolYearStart: '2027-08-01', schoolYearEnd: '2028-07-31' }]
  expect(proposedAfter(last)).toMatchObject({ name: '2028/29', schoolYearStart: '2028-08-01' })
  expect(spansOfYear(spans, '2028-08-01')).toEqual([])
  expect(spansOfYear(spans, '2027-08-15')).toHaveLength(2)
})

test('a canton of which only assumptions are stored has no known calendar', () => {
  expect(isCalendarKnown([])).toBe(false)
  expect(isCalendarKnown([{ isVerified: false }, { isVerified: false }])).toBe(false)
  expect(isCalendarKnown([{ isVerified: false }, { isVerified: true }])).toBe(true)
})
