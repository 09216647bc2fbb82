import { expect, test } from 'bun:test'
import { emptyDraft } from '../../testing/empty-draft'
import { blockerOf, changeDraft, choicesAfterUndo, entriesOf, leftOutOf, type ObservationDraft } from './draft'

const everybody = new Set(['mia', 'ben', 'ada'])

test('choosing a level twice clears it', () => {
  const once = changeDraft(emptyDraft, { kind: 'child', studentId: 'mia', choice: 'good' })
  expect([...once.choices]).toEqual([['mia', 'good']])
  expect(changeDraft(once, { kind: 'child', studentId: 'mia', choice: 'good' }).choices.size).toBe(0)
})

test('sets a level for all students, then changes single ones', () => {
  const all = changeDraft(emptyDraft, { kind: 'all', studentIds: ['mia', 'ben', 'ada'], choice: 'good' })
  const one = changeDraft(all, { kind: 'child', studentId: 'ben', choice: 'fair' })
  const none = changeDraft(one, { kind: 'clear', studentIds: ['ada'] })
  expect(entriesOf(none, '3a', everybody).map((entry) => [entry.studentId, entry.performanceLevelV2Id])).toEqual([
    ['mia', 'good'],
    ['ben', 'fair'],
  ])
})

test('a level for all is taken back without what was chosen or cleared after it', () => {
  const before = new Map([
    ['mia', 'fair'],
    ['ada', 'fair'],
  ])
  const after = new Map(['mia', 'ben', 'ada'].map((studentId) => [studentId, 'good']))
  const now = new Map([
    ['mia', 'good'],
    ['ben', 'best'],
  ])
  expect([...choicesAfterUndo(after, { before, after })]).toEqual([...before])
  expect([...choicesAfterUndo(now, { before, after })]).toEqual([
    ['mia', 'fair'],
    ['ben', 'best'],
  ])
  expect(choicesAfterUndo(new Map(), { before, after }).size).toBe(0)
})

test('never sends students outside the subject', () => {
  const all = changeDraft(emptyDraft, { kind: 'all', studentIds: ['mia', 'ben'], choice: 'good' })
  expect(entriesOf(all, '3a', new Set(['mia']))).toHaveLength(1)
})

test('another scale clears levels, another assessment of the same scale keeps them', () => {
  const chosen = changeDraft(emptyDraft, { kind: 'child', studentId: 'mia', choice: 'good' })
  const change = { kind: 'assessment', performanceAssessmentId: 'test' } as const
  expect(changeDraft(chosen, { ...change, retainsScale: true }).choices.size).toBe(1)
  expect(changeDraft(chosen, { ...change, retainsScale: false }).choices.size).toBe(0)
})

test('saving keeps subject, competence, assessment and day for the next entry', () => {
  const filled = changeDraft(
    { ...emptyDraft, description: 'Toll' },
    { kind: 'child', studentId: 'mia', choice: 'good' },
  )
  expect(changeDraft(filled, { kind: 'saved', studentIds: ['mia'], description: 'Toll' })).toEqual(emptyDraft)
})

test('reports the first missing field', () => {
  const blocker = (draft: ObservationDraft) => blockerOf(draft, entriesOf(draft, '3a', everybody), '2026-11-21')
  expect(blocker({ ...emptyDraft, competenceId: '' })).toBe('competence')
  expect(blocker(emptyDraft)).toBe('children')
  const note = changeDraft(emptyDraft, { kind: 'child', studentId: 'mia', choice: null })
  expect(blocker(note)).toBe('note')
  expect(blocker({ ...note, description: 'Half Ben' })).toBeNull()
  expect(blocker({ ...note, description: 'Half Ben', observedAt: '2026-11-22' })).toBe('day')
})

test("writes the note for all first, then the child's own, and a child with a note alone gets an entry", () => {
  const levels = changeDraft(
    { ...emptyDraft, description: 'Ausflug ' },
    { kind: 'child', studentId: 'mia', choice: 'good' },
  )
  const own = changeDraft(levels, { kind: 'child-note', studentId: 'mia', note: 'zählt die Enten' })
  const both = changeDraft(own, { kind: 'child-note', studentId: 'ben', note: 'fragt nach' })
  expect(entriesOf(both, '3a', everybody).map((entry) => [entry.studentId, entry.description])).toEqual([
    ['mia', 'Ausflug\nzählt die Enten'],
    ['ben', 'Ausflug\nfragt nach'],
  ])
  const cleared = changeDraft(both, { kind: 'child-note', studentId: 'ben', note: '' })
  expect(entriesOf(cleared, '3a', everybody)).toHaveLength(1)
})

test('a photo alone is no entry, and notes that are too long together are refused', () => {
  const photo = changeDraft(emptyDraft, { kind: 'photo', studentId: 'mia', photo: new Blob(['x']) })
  const blocker = (draft: ObservationDraft) => blockerOf(draft, entriesOf(draft, '3a', everybody), '2026-11-21')
  expect(blocker(photo)).toBe('note')
  const note = changeDraft(photo, { kind: 'child-note', studentId: 'mia', note: 'a'.repeat(600) })
  expect(blocker(note)).toBeNull()
  expect(blocker({ ...note, description: 'b'.repeat(500) })).toBe('long')
})

test('what is marked of a child who does not take the subject is known, and can be dropped', () => {
  const marked = changeDraft(emptyDraft, { kind: 'all', studentIds: ['mia', 'gone'], choice: 'good' })
  const noted = changeDraft(marked, { kind: 'child-note', studentId: 'gone', note: 'Liest laut.' })
  const left = leftOutOf(noted, everybody)
  expect(left).toEqual(['gone'])
  const { choices, notes } = changeDraft(noted, { kind: 'drop', studentIds: left })
  expect([[...choices.keys()], notes.size]).toEqual([['mia'], 0])
})
