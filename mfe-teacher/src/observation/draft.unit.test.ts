import { expect, test } from 'bun:test'
import { changeDraft, type Draft, entriesOf, obstacleOf } from './draft'

const empty: Draft = {
  schoolSubjectId: 'subject',
  competenceId: 'competence',
  performanceAssessmentId: '',
  observedAt: '2026-11-20',
  description: '',
  choices: new Map(),
}
const everybody = new Set(['mia', 'ben', 'ada'])

test('choosing a level twice clears it', () => {
  const once = changeDraft(empty, { kind: 'child', studentId: 'mia', choice: 'good' })
  expect([...once.choices]).toEqual([['mia', 'good']])
  expect(changeDraft(once, { kind: 'child', studentId: 'mia', choice: 'good' }).choices.size).toBe(0)
})

test('sets a level for all students, then changes single ones', () => {
  const all = changeDraft(empty, { kind: 'all', studentIds: ['mia', 'ben', 'ada'], choice: 'good' })
  const one = changeDraft(all, { kind: 'child', studentId: 'ben', choice: 'fair' })
  const none = changeDraft(one, { kind: 'clear', studentIds: ['ada'] })
  expect(entriesOf(none, '3a', everybody).map((entry) => [entry.studentId, entry.performanceLevelV2Id])).toEqual([
    ['mia', 'good'],
    ['ben', 'fair'],
  ])
})

test('never sends students outside the subject', () => {
  const all = changeDraft(empty, { kind: 'all', studentIds: ['mia', 'ben'], choice: 'good' })
  expect(entriesOf(all, '3a', new Set(['mia']))).toHaveLength(1)
})

test('another scale clears levels, another assessment of the same scale keeps them', () => {
  const chosen = changeDraft(empty, { kind: 'child', studentId: 'mia', choice: 'good' })
  const change = { kind: 'assessment', performanceAssessmentId: 'test' } as const
  expect(changeDraft(chosen, { ...change, keepsScale: true }).choices.size).toBe(1)
  expect(changeDraft(chosen, { ...change, keepsScale: false }).choices.size).toBe(0)
})

test('saving keeps subject, competence, assessment and day for the next entry', () => {
  const filled = changeDraft({ ...empty, description: 'Toll' }, { kind: 'child', studentId: 'mia', choice: 'good' })
  expect(changeDraft(filled, { kind: 'saved' })).toEqual(empty)
})

test('reports the first missing field', () => {
  const obstacle = (draft: Draft) => obstacleOf(draft, entriesOf(draft, '3a', everybody), '2026-11-21')
  expect(obstacle({ ...empty, competenceId: '' })).toBe('competence')
  expect(obstacle(empty)).toBe('children')
  const note = changeDraft(empty, { kind: 'child', studentId: 'mia', choice: null })
  expect(obstacle(note)).toBe('note')
  expect(obstacle({ ...note, description: 'Half Ben' })).toBeNull()
  expect(obstacle({ ...note, description: 'Half Ben', observedAt: '2026-11-22' })).toBe('day')
})
