import { afterEach, expect, jest, test } from 'bun:test'
import {
  hasUnsaved,
  holdPageDraft,
  isLostByEnd,
  keepDraft,
  keepOpenDrafts,
  keptDraft,
  openPageDrafts,
  saveOpenDrafts,
} from './open-drafts'

afterEach(() => jest.useRealTimers())

const open = { isOpen: true }
const stored = { isOpen: false }

test('a draft is found by its key until it is stored', () => {
  keepDraft('class', open)
  expect([keptDraft('class'), hasUnsaved()]).toEqual([open, true])
  keepDraft('class', stored)
  expect([keptDraft('class'), hasUnsaved()]).toEqual([undefined, false])
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
  const kept = jest.fn(async () => {})
  const hanging = jest.fn(() => new Promise<never>(() => {}))
  const flush = jest.fn(async () => {})
  const leaves = [kept, hanging].map((keep) => holdPageDraft({ ...open, loss: 'a cell', flush, keep }))
  const keeping = keepOpenDrafts()
  jest.advanceTimersByTime(1000)
  await keeping
  for (const leave of leaves) leave()
  expect([kept, hanging, flush].map((one) => one.mock.calls.length)).toEqual([1, 1, 0])
})

test('a draft that the device has is not saved, and not lost when a session ends by itself', () => {
  const draft = { isOpen: true, outlivesSession: false }
  keepDraft('class', draft)
  expect([hasUnsaved(), isLostByEnd()]).toEqual([true, true])
  draft.outlivesSession = true
  expect([hasUnsaved(), isLostByEnd()]).toEqual([true, false])
  keepDraft('class', stored)
})
