import { expect, test } from 'bun:test'
import { Autosaver } from '../saving/autosaver'
import { type DraftChange, type DraftClash, draftChanges, type StoredDraft } from './draft-changes'
import { putDraftBack, unsavedDraft } from './unsaved-draft'

interface Sheet {
  readonly agreed: string
  readonly note: string
}

/** The saver of a sheet that the server has; what is sent arrives nowhere unless told. */
const saverOf = (draft: Sheet, sent: Sheet[] | null = null) =>
  new Autosaver<StoredDraft<Sheet>, DraftChange<Sheet>, DraftClash<Sheet>>({
    stored: { draft, updatedAt: '1' },
    changes: draftChanges<Sheet>(),
    send: async (change, stored) => {
      if (!sent || !change) throw new Error('There is no network.')
      sent.push(change.draft)
      return { ...stored, draft: change.draft }
    },
    conflictBy: () => undefined,
    isPassing: () => false,
    isSendable: () => true,
    settled: () => {},
    hold: () => () => {},
  })

test('a draft that could not be saved is put back on what it was typed on, and then saved', async () => {
  const before = saverOf({ agreed: '', note: 'alt' })
  before.change({ draft: { agreed: '', note: 'Vater fragen' } })
  await before.flush()
  const stored = unsavedDraft(before)
  const sent: Sheet[] = []
  const after = saverOf({ agreed: '', note: 'alt' }, sent)
  if (stored) putDraftBack(after, stored)
  expect(after.snapshot()).toMatchObject({ current: { draft: { note: 'Vater fragen' } }, state: { kind: 'waiting' } })
  await after.flush()
  expect([sent, unsavedDraft(after)]).toEqual([[{ agreed: '', note: 'Vater fragen' }], null])
})

test('what somebody else has saved meanwhile is not overwritten, and asked again where it was left undecided', async () => {
  const sent: Sheet[] = []
  const saver = saverOf({ agreed: 'Von Jonas.', note: '' }, sent)
  putDraftBack(saver, { draft: { agreed: 'Von mir.', note: 'neu' }, base: { draft: { agreed: '', note: '' } } })
  const requested = { current: { draft: { agreed: 'Von mir.', note: 'neu' } }, state: { kind: 'conflict' } }
  expect(saver.snapshot()).toMatchObject(requested)
  await saver.flush()
  expect(sent).toEqual([])
  const again = saverOf({ agreed: 'Von Jonas.', note: '' })
  const stored = unsavedDraft(saver)
  if (stored) putDraftBack(again, stored)
  expect(again.snapshot()).toMatchObject(requested)
})

test('a field that was not typed into keeps what somebody else has saved', () => {
  const saver = saverOf({ agreed: 'Von Jonas.', note: '' })
  putDraftBack(saver, { draft: { agreed: '', note: 'neu' }, base: { draft: { agreed: '', note: '' } } })
  expect(saver.snapshot().current.draft).toEqual({ agreed: 'Von Jonas.', note: 'neu' })
})

test('what is saved by now, and what is typed by now, stays', () => {
  const saved = saverOf({ agreed: '', note: 'neu' })
  putDraftBack(saved, { draft: { agreed: '', note: 'neu' }, base: { draft: { agreed: '', note: '' } } })
  expect(saved.isClean).toBe(true)
  const typed = saverOf({ agreed: '', note: '' })
  typed.change({ draft: { agreed: '', note: 'jetzt' } })
  putDraftBack(typed, { draft: { agreed: '', note: 'alt' }, base: { draft: { agreed: '', note: '' } } })
  expect(typed.snapshot().current.draft.note).toBe('jetzt')
  typed.discard()
})
