import { expect, test } from 'bun:test'
import type { Observation } from '@lernspur/contracts/observation.contract'
import { groupEntries } from './group-entries'

const observation = (changes: Partial<Observation>): Observation => ({
  id: 'o',
  description: null,
  observedAt: '2026-11-20',
  studentId: 's1',
  schoolClassId: 'c1',
  competenceId: 'k1',
  schoolSubjectId: 'f1',
  performanceLevelV2Id: null,
  performanceAssessmentId: null,
  creator: { id: 'u1', firstName: 'Anna', lastName: 'Berg', avatar: null },
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  updatedBy: null,
  ...changes,
})

test('groups observations by person, class, competence and day, newest first', () => {
  const occasions = groupEntries([
    observation({ id: 'a', studentId: 's1' }),
    observation({ id: 'b', studentId: 's2', competenceId: 'k2' }),
    observation({ id: 'c', studentId: 's3' }),
    observation({ id: 'd', studentId: 's4', observedAt: '2026-11-19' }),
  ])
  expect(occasions.map(({ observations }) => observations.map(({ id }) => id))).toEqual([['a', 'c'], ['b'], ['d']])
})

test('counts a student once, with the newest observation', () => {
  const [occasion] = groupEntries([observation({ id: 'new' }), observation({ id: 'old' })])
  expect(occasion?.observations.map(({ id }) => id)).toEqual(['new'])
})
