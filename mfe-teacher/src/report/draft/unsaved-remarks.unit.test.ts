import { expect, test } from 'bun:test'
import { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import type { ReportSection, SectionChange } from '../draft/section'
import { type SectionConflict, sectionChanges } from '../draft/section-changes'
import { hasOtherChanges, restoreRemark, unsavedRemark } from './unsaved-remarks'

const sectionOf = (comment: string): ReportSection => ({ comment, status: 'inProgress', domains: [], updatedAt: '1' })

/** The saver of a remark that the server has; what is sent arrives nowhere unless told. */
const saverOf = (comment: string, sent: SectionChange[] | null = null) =>
  new Autosaver<ReportSection, SectionChange, SectionConflict>({
    stored: sectionOf(comment),
    changes: sectionChanges,
    send: async (change, stored) => {
      if (!sent) throw new Error('There is no network.')
      sent.push(change)
      return { ...stored, comment: change.comment ?? stored.comment }
    },
    reread: async () => sectionOf(comment),
    conflictBy: () => undefined,
    isPassing: () => false,
    isSendable: () => true,
    settled: () => {},
    hold: () => () => {},
  })

test('a remark that could not be saved is put back on what it was typed on, and then saved', async () => {
  const before = saverOf('Liest.')
  before.change({ comment: 'Liest gern.', drafted: new Map([['Liest gern.', { text: 'Liest gern.', entryIds: [] }]]) })
  await before.flush()
  const stored = unsavedRemark(before)
  expect(stored).toMatchObject({ comment: 'Liest gern.', base: 'Liest.', drafted: [{ text: 'Liest gern.' }] })

  const sent: SectionChange[] = []
  const after = saverOf('Liest.', sent)
  if (stored) restoreRemark(after, stored)
  expect(after.snapshot().current.comment).toBe('Liest gern.')
  await after.flush()
  const marks = [...(sent[0]?.drafted?.keys() ?? [])]
  expect([sent.map(({ comment }) => comment), marks, unsavedRemark(after)]).toEqual([
    ['Liest gern.'],
    ['Liest gern.'],
    null,
  ])
})

test('a remark that somebody else has saved meanwhile is not overwritten: both texts are shown', async () => {
  const sent: SectionChange[] = []
  const saver = saverOf('Liest laut.', sent)
  restoreRemark(saver, { comment: 'Liest gern.', drafted: [], base: 'Liest.' })
  expect(saver.snapshot()).toMatchObject({
    current: { comment: 'Liest gern.' },
    state: { kind: 'conflict', clash: { comment: 'Liest laut.' } },
  })
  await saver.flush()
  expect(sent).toEqual([])
  // Left undecided once more, it is asked again.
  const stored = unsavedRemark(saver)
  const again = saverOf('Liest laut.')
  if (stored) restoreRemark(again, stored)
  expect([stored?.base, again.snapshot().state.kind]).toEqual([null, 'conflict'])
})

test('a remark is kept as long as the server has not taken it', async () => {
  const saver = saverOf('')
  const seen: (string | undefined)[] = []
  saver.subscribe(() => seen.push(unsavedRemark(saver)?.comment))
  saver.change({ comment: 'Liest.' })
  await saver.flush()
  expect(seen).toEqual(['Liest.', 'Liest.', 'Liest.'])
})

test('what is saved by now, and what is typed by now, stays', () => {
  const saved = saverOf('Liest gern.')
  restoreRemark(saved, { comment: 'Liest gern.', drafted: [], base: 'Liest.' })
  expect(saved.isClean).toBe(true)
  const typed = saverOf('Liest.')
  typed.change({ comment: 'Liest viel.' })
  restoreRemark(typed, { comment: 'Liest gern.', drafted: [], base: 'Liest.' })
  expect(typed.snapshot().current.comment).toBe('Liest viel.')
  typed.discard()
})

test('decisions are told apart from remarks', () => {
  const saver = saverOf('')
  saver.change({ comment: 'Liest.' })
  expect(hasOtherChanges(saver)).toBe(false)
  saver.change({ status: 'completed' })
  expect(hasOtherChanges(saver)).toBe(true)
  saver.discard()
})
