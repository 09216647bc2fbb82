import { afterEach, expect, jest, test } from 'bun:test'
import {
  hasUnsaved,
  holdPageDraft,
  isLostByEnd,
  openDraftOf,
  openPageDrafts,
  persistOpenDrafts,
  registerDraft,
  saveOpenDrafts,
} from './open-drafts'

afterEach(() => jest.useRealTimers())

const open = { isOpen: true }
const stored = { isOpen: false }

test('a draft is found by its key until it is stored', () => {
  registerDraft('class', open)
  expect([openDraftOf('class'), hasUnsaved()]).toEqual([open, true])
  registerDraft('class', stored)
  expect([openDraftOf('class'), hasUnsaved()]).toEqual([undefined, false])
})

test('a draft of a page counts until its page is left', () => {
  const draft = { ...open, loss: 'a report' }
  const leave = holdPageDraft(draft)
  expect([openPageDrafts(), hasUnsaved()]).toEqual([[draft], true])
  leave()
  expect([openPageDrafts(), hasUnsaved()]).toEqual([[], false])
})

test('what can be saved is saved, and a hanging save does not block for long', async () => {
  jest.useFakeTimers()
  const flush = jest.fn(() => new Promise<never>(() => {}))
  const leave = holdPageDraft({ ...open, loss: 'a report', flush })
  const saving = saveOpenDrafts()
  jest.advanceTimersByTime(4000)
  await saving
  leave()
  expect(flush).toHaveBeenCalledTimes(1)
})

test('before the session leaves the page, the device keeps what it can, for which a hanging one does not wait for long', async () => {
  jest.useFakeTimers()
  const readStored = jest.fn(async () => {})
  const hanging = jest.fn(() => new Promise<never>(() => {}))
  const flush = jest.fn(async () => {})
  const leaves = [readStored, hanging].map((store) => holdPageDraft({ ...open, loss: 'a cell', flush, persist: store }))
  const storing = persistOpenDrafts()
  jest.advanceTimersByTime(1000)
  await storing
  for (const leave of leaves) leave()
  expect([readStored, hanging, flush].map((one) => one.mock.calls.length)).toEqual([1, 1, 0])
})

test('a draft that the device has is not saved, and not lost when a session ends by itself', () => {
  const draft = { isOpen: true, outlivesSession: false }
  registerDraft('class', draft)
  expect([hasUnsaved(), isLostByEnd()]).toEqual([true, true])
  draft.outlivesSession = true
  expect([hasUnsaved(), isLostByEnd()]).toEqual([true, false])
  registerDraft('class', stored)
})
