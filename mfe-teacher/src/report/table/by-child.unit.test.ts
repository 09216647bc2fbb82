import { expect, test } from 'bun:test'
import { byChild } from './by-child'

const report = (studentFirstName: string, studentLastName: string, startDate: string) => ({
  studentFirstName,
  studentLastName,
  startDate,
})

test('reports stand by the names of the children, those of one child newest first', () => {
  const reports = [
    report('Zoe', 'Albrecht', '2026-08-01'),
    report('Amira', 'Haddad', '2026-02-01'),
    report('Yusuf', 'Kaya', '2026-08-01'),
    report('Amira', 'Haddad', '2026-08-01'),
  ]
  const byName = (a: { firstName: string }, b: { firstName: string }) => a.firstName.localeCompare(b.firstName, 'de')
  expect(byChild(reports, { byName }).map((one) => [one.studentFirstName, one.startDate])).toEqual([
    ['Amira', '2026-08-01'],
    ['Amira', '2026-02-01'],
    ['Yusuf', '2026-08-01'],
    ['Zoe', '2026-08-01'],
  ])
  expect(reports[0]?.studentFirstName).toBe('Zoe')
})
