import { expect, test } from 'bun:test'
import { createSchoolYearSchema } from '@lernspur/contracts/school-admin/school-year.contract'
import { isYearValid, yearBodyOf, yearDraftOf } from './year-draft'

const draft = { start: '2026-08-24', second: '2027-02-08', end: '2027-07-28' }

test('three dates make a year with two semesters', () => {
  const year = yearBodyOf(draft, ['1. Halbjahr', '2. Halbjahr'])
  expect(year).toMatchObject({ name: '2026/27', year: 2026 })
  expect(year.terms.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2026-08-24', '2027-02-07'],
    ['2027-02-08', '2027-07-28'],
  ])
  expect(createSchoolYearSchema.safeParse(year).success).toBe(true)
  expect(yearDraftOf(year)).toEqual(draft)
})

test('the dates have to be in order', () => {
  expect(isYearValid(draft)).toBe(true)
  expect(isYearValid({ ...draft, second: '' })).toBe(false)
  expect(isYearValid({ ...draft, second: '2026-08-24' })).toBe(false)
  expect(isYearValid({ ...draft, end: '2027-02-08' })).toBe(false)
})
