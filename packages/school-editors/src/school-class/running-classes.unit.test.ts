import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { concurrentClasses, runningClasses } from './running-classes'

const yearOf = (year: number) =>
  ({ id: String(year), schoolYearStart: `${year}-08-01`, schoolYearEnd: `${year + 1}-07-31` }) as SchoolYear
const day = '2026-09-01'
const classes = [
  { name: 'former 3a', isActive: true, schoolYear: yearOf(2025) },
  { name: '4a', isActive: true, schoolYear: yearOf(2026) },
  { name: 'archived 4b', isActive: false, schoolYear: yearOf(2026) },
  { name: 'next 5a', isActive: true, schoolYear: yearOf(2027) },
  { name: 'choir', isActive: true, schoolYear: null },
]
const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name)

test('a class runs until its year ends, one without a year while it is active', () => {
  expect(namesOf(runningClasses(classes, day))).toEqual(['4a', 'next 5a', 'choir'])
})

test('nobody is in classes of two years at the same time', () => {
  const concurrent = (schoolYear: SchoolYear | null) => namesOf(concurrentClasses(classes, { schoolYear }, day))
  expect(concurrent(yearOf(2026))).toEqual(['4a', 'choir'])
  expect(concurrent(yearOf(2025))).toEqual(['former 3a', 'choir'])
  expect(concurrent(null)).toEqual(['4a', 'next 5a', 'choir'])
})
