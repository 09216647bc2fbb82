import { expect, test } from 'bun:test'
import { createSchoolYearSchema } from '@lernspur/contracts/school-admin/school-year.contract'
import { defaultYear } from './default-year'

const nameOf = (semester: string) => `Halbjahr ${semester}`

test('in autumn the school year began this summer', () => {
  const year = defaultYear('DE', '2026-11-21', nameOf)
  expect(year).toMatchObject({
    name: '2026/27',
    year: 2026,
    schoolYearStart: '2026-08-01',
    schoolYearEnd: '2027-07-31',
  })
  expect(year.terms.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2026-08-01', '2027-01-31'],
    ['2027-02-01', '2027-07-31'],
  ])
  expect(createSchoolYearSchema.safeParse(year).success).toBe(true)
})

test('in spring the school year began the summer before', () => {
  expect(defaultYear('CH', '2027-07-31', nameOf).name).toBe('2026/27')
  expect(defaultYear('CH', '2027-08-01', nameOf).name).toBe('2027/28')
})

test('a year begins after a former one that ran into it', () => {
  const after = (schoolYearEnd: string) => defaultYear('DE', '2026-11-21', nameOf, [{ schoolYearEnd }])
  expect(after('2026-08-14')).toMatchObject({ name: '2026/27', year: 2026, schoolYearStart: '2026-08-15' })
  expect(after('2026-08-14').terms[0]?.startDate).toBe('2026-08-15')
  expect(after('2026-07-31').schoolYearStart).toBe('2026-08-01')
})

test('Austria begins in September, and February ends on its last day in leap years', () => {
  expect(defaultYear('AT', '2027-08-31', nameOf).name).toBe('2026/27')
  expect(defaultYear('AT', '2099-12-01', nameOf).schoolYearEnd).toBe('2100-08-31')
})
