import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { yearOfNewClasses } from './running-year'

const yearOf = (year: number) =>
  ({ id: String(year), schoolYearStart: `${year}-08-01`, schoolYearEnd: `${year + 1}-07-31` }) as SchoolYear
const [past, present, coming] = [yearOf(2025), yearOf(2026), yearOf(2027)]
const years = [coming, past, present]
const classesOf = (...of: readonly SchoolYear[]) => of.map((schoolYear) => ({ schoolYear }))

test.each([
  ['2026-10-01', classesOf(past, present, coming), present],
  ['2027-04-30', classesOf(present, coming), present],
  ['2027-05-02', classesOf(present, coming), coming],
  ['2027-07-31', classesOf(present, coming), coming],
  // Nothing says yet that the coming year is prepared.
  ['2027-07-31', classesOf(present), present],
  ['2027-08-01', classesOf(present), coming],
  ['2028-08-01', classesOf(coming), undefined],
])('new classes on %s are of the year that their list is for', (day, classes, year) =>
  expect(yearOfNewClasses(years, classes, day)).toBe(year),
)
