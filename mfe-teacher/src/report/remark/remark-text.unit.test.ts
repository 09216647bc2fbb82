import { expect, test } from 'bun:test'
import { type ReportSection, withChange } from '../draft/section'
import { insertInto, removeInsertion, undoDraft } from './remark-text'

const section = (comment: string, drafted: ReportSection['drafted'] = []): ReportSection => ({
  comment,
  drafted,
  status: 'inProgress',
  domains: [],
  updatedAt: '1',
})
const note = { text: 'Neu.', entryIds: [] }

test('a text is put at the cursor, and taken out again wherever it stands then', () => {
  for (const [before, start] of [
    ['', 0],
    ['Eins. Zwei.', 5],
    ['Eins. Zwei.', 6],
    ['Eins.', 5],
  ] as const) {
    const { change, added } = insertInto(section(before), { start, end: start }, ' Neu. ')
    expect(change.comment).toContain('Neu.')
    const after = removeInsertion(section(change.comment ?? ''), added)
    expect(after?.comment?.replace(/\s+/g, ' ').trim()).toBe(before)
    expect(removeInsertion(section(`Davor. ${change.comment} Danach.`), added)?.comment).not.toContain('Neu.')
  }
})

test('what was edited meanwhile is not taken out', () => {
  const { change, added } = insertInto(section('Eins.'), { start: 5, end: 5 }, 'Neu.')
  expect(removeInsertion(section(change.comment?.replace('Neu.', 'Neues.') ?? ''), added)).toBeUndefined()
})

test('drafted sentences that are put in join those that are marked', () => {
  const old = { text: 'Eins.', entryIds: [] }
  const { change } = insertInto(section('Eins.', [old]), { start: 5, end: 5 }, 'Neu.', [note])
  expect(change).toEqual({ comment: 'Eins. Neu.', drafted: new Map([[note.text, note]]) })
  expect(withChange(section('Eins.', [old]), change).drafted).toEqual([old, note])
})

test.each([
  ['Mia liest. Mia rechnet.', 'Alt.'],
  ['Zuerst. Mia liest. Mia rechnet. Und mehr', 'Zuerst. Alt. Und mehr'],
  ['Mia liest gern. Mia rechnet.', 'Alt. Mia liest gern.'],
  ['Sie ist wach. Mia liest. Mia rechnet gern.', 'Sie ist wach. Alt. Mia rechnet gern.'],
  ['Mia rechnet.', 'Alt.'],
  ['Ganz neu.', 'Alt. Ganz neu.'],
  ['Alt.', 'Alt.'],
  ['', 'Alt.'],
])('undoing a draft keeps what was typed since: %s', (now, then) => {
  expect(undoDraft(section(now), 'Alt.', 'Mia liest. Mia rechnet.')).toBe(then)
})

test('undoing a draft of an empty remark leaves what was typed since', () => {
  expect(undoDraft(section('Mia liest. Sie malt.'), '', 'Mia liest.')).toBe('Sie malt.')
  expect(undoDraft(section('Mia las. Sie malt.'), '', 'Mia liest.')).toBe('Mia las. Sie malt.')
})
