import { expect, test } from 'bun:test'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { classTime, currentClassOf } from './current-class'

const years = {
  last: { schoolYearStart: '2025-08-01', schoolYearEnd: '2026-07-31' },
  running: { schoolYearStart: '2026-08-01', schoolYearEnd: '2027-07-31' },
  next: { schoolYearStart: '2027-08-01', schoolYearEnd: '2028-07-31' },
}
const schoolClass = (id: string, year: keyof typeof years | null, of: 'mine' | 'shared' | 'other' = 'other') =>
  ({
    id,
    creatorId: of === 'mine' ? 'me' : 'somebody',
    ownRight: of === 'shared' ? { canWriteCompetenceEntries: true } : null,
    schoolYear: year && years[year],
  }) as unknown as SchoolClass
const teacher = { userId: 'me', roleType: 'user', day: '2026-11-28' } as const
const idOf = (classes: readonly SchoolClass[], chosen: string | null = null, person: typeof teacher = teacher) =>
  currentClassOf(classes, chosen, person)?.id

test('on a new device it is the own class of the running year, whatever was imported for the next one', () => {
  const classes = [
    schoolClass('1a', 'next', 'mine'),
    schoolClass('2a', 'running', 'shared'),
    schoolClass('3a', 'running', 'mine'),
    schoolClass('3b', 'last', 'mine'),
  ]
  expect(idOf(classes)).toBe('3a')
  expect(idOf(classes.filter(({ id }) => id !== '3a'))).toBe('2a')
  expect(idOf([])).toBeUndefined()
})

test('a class that was chosen stays until its year is over and another one is there', () => {
  const classes = [schoolClass('3a', 'running', 'mine'), schoolClass('4a', 'next', 'mine')]
  expect(idOf(classes, '4a')).toBe('4a')
  const august = { ...teacher, day: '2027-08-20' as '2026-11-28' }
  expect(idOf(classes, '3a', august)).toBe('4a')
  expect(idOf([schoolClass('3a', 'running', 'mine')], '3a', august)).toBe('3a')
  expect(idOf(classes, 'gone')).toBe('3a')
})

test('whoever leads a school and has made all classes begins with the one that he or she teaches', () => {
  const classes = [schoolClass('1a', 'running', 'mine'), schoolClass('2b', 'running', 'shared')]
  const head = { ...teacher, roleType: 'manager' as 'user' }
  expect(idOf(classes, null, head)).toBe('2b')
  expect(idOf(classes)).toBe('1a')
})

test('a class is in its year, in none, before it or after it', () => {
  const timesOf = (day: string) =>
    (['last', 'running', 'next', null] as const).map((year) => classTime(schoolClass('x', year), day))
  expect(timesOf('2026-08-01')).toEqual(['past', 'runs', 'coming', 'timeless'])
  expect(timesOf('2026-07-31')).toEqual(['runs', 'coming', 'coming', 'timeless'])
})
