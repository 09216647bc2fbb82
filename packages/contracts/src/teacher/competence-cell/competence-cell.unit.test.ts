import { expect, test } from 'bun:test'
import { cellsByCompetence, cellsOfCompetences, competenceCellSchema } from './competence-cell'

const id = (last: number): string => `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`
const child = id(1)
const sibling = id(2)
const [reading, writing] = [id(3), id(4)]
const [secure, unsure] = [id(6), id(7)]

const noted = { id: id(5), updatedAt: '2026-09-15T08:00:00.123456Z', observedAt: '2026-09-15', isLegacy: false }
const newest = { ...noted, levelId: secure, isOwn: true }
const cell = { studentId: child, competenceId: reading, levelId: secure, levelDay: '2026-09-15', count: 1, newest }
const cells = [
  cell,
  // A note on top of a level, an older level within the term that is shown, and none within it.
  { ...cell, studentId: sibling, levelDay: '2026-09-01', count: 2, newest: { ...newest, levelId: null, isOwn: false } },
  { ...cell, competenceId: writing, levelId: unsure, levelDay: '2026-03-01' },
  { ...cell, competenceId: writing, studentId: sibling, levelId: null, levelDay: null, count: 0 },
].map((one) => competenceCellSchema.parse(one))

test('cells are the same after they were sent by competence', () => {
  const sent = cellsByCompetence(cells)
  expect(sent.map(({ competenceId, rows }) => [competenceId, rows.length])).toEqual([
    [reading, 2],
    [writing, 2],
  ])
  expect(cellsOfCompetences(JSON.parse(JSON.stringify(sent)))).toEqual(cells)
})

test('a cell without an entry is not sent', () => {
  const empty = competenceCellSchema.parse({ ...cell, levelId: null, levelDay: null, count: 0, newest: null })
  expect(cellsByCompetence([empty])).toEqual([])
})
