import { expect, test } from 'bun:test'
import { maxEntries, type NewestEntry } from './newest-entries.query'
import { occasionsOf } from './occasions'

const person = (id: string) => ({ id, firstName: id, lastName: 'Berg', avatar: null })

const entry = (id: string, changes: Partial<NewestEntry> = {}): NewestEntry => ({
  id,
  schoolClassId: 'c1',
  observedAt: '2026-11-20',
  competenceId: 'k1',
  competence: 'liest',
  creator: person('u1'),
  subject: { id: 'f1', name: 'Deutsch', abbreviation: 'D', color: '#123456' },
  student: person('s1'),
  level: null,
  ...changes,
})

const idsOf = (entries: readonly NewestEntry[]) => occasionsOf(entries).map(({ seen }) => seen.map(({ id }) => id))

test('groups observations by person, class, competence and day, newest first', () => {
  const entries = [
    entry('a'),
    entry('b', { student: person('s2'), competenceId: 'k2' }),
    entry('c', { student: person('s3') }),
    entry('d', { student: person('s4'), observedAt: '2026-11-19' }),
  ]
  expect(idsOf(entries)).toEqual([['a', 'c'], ['b'], ['d']])
})

test('counts a student once, with the newest observation', () => {
  const [occasion] = occasionsOf([entry('new'), entry('old')])
  expect([occasion?.seen.map(({ id }) => id), occasion?.studentCount]).toEqual([['new'], 1])
})

test('names five students and counts all, and leaves out an occasion that was read in part', () => {
  const many = Array.from({ length: maxEntries }, (_, index) =>
    entry(`${index}`, { student: person(`s${index}`), observedAt: index < 100 ? '2026-11-20' : '2026-11-19' }),
  )
  const occasions = occasionsOf(many)
  expect(occasions.map(({ seen, studentCount }) => [seen.length, studentCount])).toEqual([[5, 100]])
})
