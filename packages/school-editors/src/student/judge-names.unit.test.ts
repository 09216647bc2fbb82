import { expect, test } from 'bun:test'
import type { Student } from '@lernspur/contracts/student.contract'
import { judgeNames } from './judge-names'
import { readNames } from './read-names'

const student = (firstName: string, lastName: string, classId: string): Student => ({
  id: `${firstName}-${lastName}`,
  firstName,
  lastName,
  avatar: null,
  schoolClasses: [{ id: classId, name: classId, schoolSubjectIds: [] }],
  erasesAt: null,
  createdAt: '2026-08-01T08:00:00Z',
  updatedAt: '2026-08-01T08:00:00Z',
})

test('a name is new, known, known in another class, a duplicate, or no name', () => {
  const names = readNames('Mia Özdemir\nALI AYDIN\nZoë Groß\nMia Özdemir\nNur', 'first')
  const judged = judgeNames(names, [student('Ali', 'Aydin', '3a'), student('Zoë', 'Groß', '2b')], '3a')
  expect(judged.map(({ kind }) => kind)).toEqual(['new', 'known', 'elsewhere', 'twice', 'faulty'])
  expect(judged[2]?.student?.id).toBe('Zoë-Groß')
})
