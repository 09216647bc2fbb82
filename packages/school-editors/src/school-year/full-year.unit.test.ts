import { expect, test } from 'bun:test'
import { createSchoolYearSchema } from '@lernspur/contracts/school-admin/school-year.contract'
import { type FullYear, fullYearBody, fullYearOf, withField, yearFaults, yearRefusals } from './full-year'

const year: FullYear = {
  name: '2026/27',
  start: '2026-08-01',
  end: '2027-07-31',
  firstName: '1. Halbjahr',
  firstStart: '2026-08-01',
  firstEnd: '2027-01-29',
  secondName: '2. Halbjahr',
  secondStart: '2027-01-30',
  secondEnd: '2027-07-31',
}

test('a year and its fields are the same thing', () => {
  expect(yearFaults(year)).toEqual({})
  const body = fullYearBody(year)
  expect(createSchoolYearSchema.safeParse(body).success).toBe(true)
  expect(fullYearOf(body, (semester) => semester)).toEqual(year)
})

test('each rule is told at its field', () => {
  const faultOf = (part: Partial<FullYear>) => yearFaults({ ...year, ...part })
  expect(faultOf({ name: ' ' })).toEqual({ name: 'missing' })
  expect(faultOf({ name: 'x'.repeat(256) })).toEqual({ name: 'long' })
  expect(faultOf({ end: '2026-08-01' })).toMatchObject({ end: 'order', secondEnd: 'outside' })
  expect(faultOf({ firstStart: '2026-07-31' })).toEqual({ firstStart: 'outside' })
  expect(faultOf({ firstEnd: '2026-08-01' })).toEqual({ firstEnd: 'order' })
  expect(faultOf({ secondStart: '2027-01-29' })).toEqual({ secondStart: 'apart' })
  expect(faultOf({ secondEnd: '2027-08-01' })).toEqual({ secondEnd: 'outside' })
  expect(faultOf({ secondEnd: '' })).toEqual({ secondEnd: 'missing' })
})

test('a year may have one term', () => {
  const one = { ...year, secondStart: '', secondEnd: '' }
  expect(yearFaults(one)).toEqual({})
  expect(fullYearBody(one).terms).toHaveLength(1)
})

test('days that belong together move together', () => {
  expect(withField(year, 'start', '2026-08-10').firstStart).toBe('2026-08-10')
  expect(withField(year, 'end', '2027-07-20').secondEnd).toBe('2027-07-20')
  expect(withField(year, 'secondStart', '2027-02-08').firstEnd).toBe('2027-02-07')
  expect(withField({ ...year, firstEnd: '2027-01-20' }, 'secondStart', '2027-02-08').firstEnd).toBe('2027-01-20')
})

test('what the server refuses is shown at its field', () => {
  const details = [
    { path: 'schoolYearStart', message: 'Überschneidet sich.' },
    { path: 'terms.1.startDate', message: 'Zu früh.' },
    { path: 'unknown', message: 'Anderes.' },
  ]
  expect(yearRefusals(details)).toEqual({ start: 'Überschneidet sich.', secondStart: 'Zu früh.' })
})
