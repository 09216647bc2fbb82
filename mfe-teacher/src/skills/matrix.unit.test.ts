import { expect, test } from 'bun:test'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import { cellKey, skillCells } from './matrix'

const level = (id: string, place: number): [string, PerformanceLevel] => [
  id,
  { id, level: place, label: id, isFrontendPicture: true, picturePath: null, pictureUrl: null },
]
const levels = new Map([level('fair', 1), level('good', 2)])
const entry = (part: Partial<Observation>): Observation => ({
  id: crypto.randomUUID(),
  description: null,
  observedAt: '2026-11-20',
  studentId: 'mia',
  schoolClassId: '3a',
  competenceId: 'reads',
  schoolSubjectId: 'german',
  performanceLevelV2Id: 'good',
  performanceAssessmentId: null,
  creator: { id: 'teacher', firstName: 'A', lastName: 'B', avatar: null },
  createdAt: '2026-11-20T08:00:00.000000Z',
  updatedAt: '2026-11-20T08:00:00.000000Z',
  updatedBy: null,
  ...part,
})

test('a cell shows the newest level and counts all observations, including notes', () => {
  const cells = skillCells(
    [
      entry({ performanceLevelV2Id: null, description: 'Half Ben' }),
      entry({}),
      entry({ performanceLevelV2Id: 'fair' }),
    ],
    levels,
  )
  const cell = cells.get(cellKey('mia', 'reads'))
  expect(cell?.level?.id).toBe('good')
  expect(cell?.entries).toHaveLength(3)
})

test('does not mix students and competences, and has no cell without observations', () => {
  const cells = skillCells([entry({}), entry({ studentId: 'ben', competenceId: 'writes' })], levels)
  expect(cells.size).toBe(2)
  expect(cells.get(cellKey('ben', 'reads'))).toBeUndefined()
})
