import { expect, test } from 'bun:test'
import { decide } from './cell-decision'
import type { HeldEntry } from './newest-entries'

const entry: HeldEntry = {
  id: 'entry',
  updatedAt: '2026-11-20T08:00:10.33519Z',
  observedAt: '2026-11-20',
  isLegacy: false,
  author: { id: 'me', firstName: 'A', lastName: 'B', avatar: null },
  performanceLevelV2Id: 'good',
  performanceAssessmentId: null,
  description: null,
  hasPhoto: false,
}
const cell = { studentId: 'mia', competenceId: 'reads', performanceLevelV2Id: 'fair' }
const facts = { newest: entry, observedAt: entry.observedAt, userId: 'me', blocker: undefined }
const knownAt = (updatedAt: string) => ({ ...cell, basedOn: { id: 'entry', updatedAt } })

test('an instant is the same with and without the zeros at its end', () => {
  expect(decide(knownAt('2026-11-20T08:00:10.335190Z'), facts).kind).toBe('change')
  expect(decide(knownAt('2026-11-20T08:00:10.335191Z'), facts).kind).toBe('changedMeanwhile')
  const complete = { ...facts, newest: { ...entry, updatedAt: '2026-11-20T08:00:10Z' } }
  expect(decide(knownAt('2026-11-20T08:00:10.000000Z'), complete).kind).toBe('change')
  expect(decide(knownAt('2026-11-20T08:00:01.000000Z'), complete).kind).toBe('changedMeanwhile')
})

test.each([
  ['of another day', { observedAt: '2026-11-19' }],
  ['of a colleague', { author: { ...entry.author, id: 'other' } }],
  ['of the first version', { isLegacy: true }],
])('an entry %s is left as it is, and another one made', (_, part) => {
  const known = { ...facts, newest: { ...entry, ...part } }
  expect(decide(knownAt(entry.updatedAt), known).kind).toBe('create')
  expect(decide({ ...knownAt(entry.updatedAt), performanceLevelV2Id: null }, known)).toEqual({
    kind: 'refused',
    error: 'UPDATE_NOT_ALLOWED',
  })
})

test('what the caller may not enter says so before a conflict would tell what stands there', () => {
  const hidden = { ...facts, blocker: 'NOT_FOUND' } as const
  expect(decide({ ...cell, basedOn: null }, hidden)).toEqual({ kind: 'refused', error: 'NOT_FOUND' })
})

test('an own entry of the day is taken back, unless a photo would go with it', () => {
  const emptied = { ...knownAt(entry.updatedAt), performanceLevelV2Id: null }
  expect(decide(emptied, facts).kind).toBe('takeBack')
  const withPhoto = { ...facts, newest: { ...entry, hasPhoto: true } }
  expect(decide(emptied, withPhoto)).toEqual({ kind: 'refused', error: 'INVALID_IMPLICIT_DELETION' })
  expect(decide(knownAt(entry.updatedAt), withPhoto).kind).toBe('change')
})
