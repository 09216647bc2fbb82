import { expect, test } from 'bun:test'
import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'
import { lookedAt, redrafted } from './drafted-changes'
import { type ReportSection, type SectionChange, withChange } from './section'
import { sectionChanges } from './section-changes'

const sentences = (...texts: string[]): DraftedSentence[] => texts.map((text) => ({ text, entryIds: [] }))
const section = (comment: string, ...drafted: string[]): ReportSection => ({
  comment,
  drafted: sentences(...drafted),
  status: 'inProgress',
  domains: [],
  updatedAt: '1',
})
const marked = ({ drafted = [] }: ReportSection) => drafted.map(({ text }) => text)

/** What stays marked when a change meets what somebody else has saved, and both texts are kept. */
const combine = (base: ReportSection, theirs: ReportSection, change: SectionChange) => {
  const { rest, clash } = sectionChanges.compare(base, theirs, change)
  const joined = clash ? { comment: `${theirs.comment} ${change.comment}` } : {}
  return marked(withChange(theirs, sectionChanges.join(rest, joined)))
}

test('sentences that two have drafted at once stay marked, both', () => {
  const mine = { comment: 'Meins.', drafted: redrafted(sentences('Meins.')) }
  expect(combine(section(''), section('Ihrs.', 'Ihrs.'), mine)).toEqual(['Ihrs.', 'Meins.'])
})

test('a sentence that the other has drafted stays marked while one is confirmed', () => {
  const [base, theirs] = [section('Eins.', 'Eins.'), section('Eins. Zwei.', 'Eins.', 'Zwei.')]
  expect(combine(base, theirs, { drafted: lookedAt(sentences('Eins.')) })).toEqual(['Zwei.'])
})

test('two who confirm different sentences have confirmed both', () => {
  const [base, theirs] = [section('Eins. Zwei.', 'Eins.', 'Zwei.'), section('Eins. Zwei.', 'Zwei.')]
  const { rest } = sectionChanges.compare(base, theirs, { drafted: lookedAt(sentences('Zwei.')) })
  expect(marked(withChange(theirs, rest))).toEqual([])
  const again = { drafted: lookedAt(sentences('Eins.')) }
  expect(sectionChanges.isNothing(sectionChanges.compare(base, theirs, again).rest)).toBe(true)
})

test('a sentence that the other has edited is still to be looked at where it stands as it was drafted', () => {
  const base = section('Ada liest.', 'Ada liest.')
  const change = { comment: 'Ada liest. Sie singt.' }
  expect(combine(base, section('Ada liest gern.'), change)).toEqual(['Ada liest.'])
  // The other has looked at it without a change.
  expect(combine(base, section('Ada liest.'), change)).toEqual([])
})

test('who keeps the text of the other keeps its marks', () => {
  const theirs = section('Ihrs.', 'Ihrs.')
  const mine = { comment: 'Meins.', drafted: redrafted(sentences('Meins.')) }
  const { rest, clash } = sectionChanges.compare(section(''), theirs, mine)
  if (!clash) throw new Error('There is no conflict.')
  const stored = sectionChanges.dropConflicts(clash, rest)
  expect(sectionChanges.isNothing(stored)).toBe(true)
  expect(marked(withChange(theirs, stored))).toEqual(['Ihrs.'])
})

test('what is confirmed after it was drafted is no longer marked, and marked again by undo', () => {
  const drafted = redrafted(sentences('Neu.'))
  const confirmed = sectionChanges.join({ comment: 'Neu.', drafted }, { drafted: lookedAt(sentences('Neu.')) })
  expect(marked(withChange(section(''), confirmed))).toEqual([])
  expect(marked(withChange(section(''), sectionChanges.join(confirmed, { drafted })))).toEqual(['Neu.'])
})
