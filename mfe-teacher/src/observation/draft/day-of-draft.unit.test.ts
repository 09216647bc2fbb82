import { expect, test } from 'bun:test'
import { emptyDraft } from '../../testing/empty-draft'
import { renewDay, updateDay } from './day-of-draft'
import { DraftStore } from './draft-store'

const [thursday, friday] = ['2026-11-26', '2026-11-27']

/** A page that was opened on Thursday. */
const opened = (draft: Partial<typeof emptyDraft> = {}) => {
  let now = thursday
  const store = new DraftStore({ ...emptyDraft, observedAt: thursday, daySetOn: thursday, ...draft }, () => undefined)
  updateDay(store, () => now)
  const mark = () => store.change({ kind: 'child', studentId: 'mia', choice: 'good' })
  return { store, mark, sleep: () => (now = friday), look: () => renewDay(store, now) }
}

test('a page that stays open overnight goes on with the new day, also if nobody sees it before the first tap', () => {
  const { store, mark, sleep } = opened()
  sleep()
  mark()
  expect([store.get().observedAt, store.get().choices.size]).toEqual([friday, 1])
})

test('it shows the new day as soon as somebody looks at it again', () => {
  const { store, sleep, look } = opened()
  look()
  expect(store.get().observedAt).toBe(thursday)
  sleep()
  look()
  expect(store.get().observedAt).toBe(friday)
})

test('what was marked before keeps its day until it is saved; what is marked next is of the new day', () => {
  const { store, mark, sleep, look } = opened()
  mark()
  sleep()
  look()
  store.change({ kind: 'child-note', studentId: 'mia', note: 'liest' })
  expect(store.get().observedAt).toBe(thursday)
  store.beginSave(['mia'])()
  expect(store.get().observedAt).toBe(friday)
})

test('a day in the past that was chosen today stays, however many entries are saved', () => {
  const { store, mark, sleep, look } = opened()
  sleep()
  store.change({ kind: 'day', observedAt: '2026-11-20', setOn: friday })
  for (let saved = 0; saved < 2; saved++) {
    mark()
    store.beginSave(['mia'])()
    look()
  }
  expect(store.get().observedAt).toBe('2026-11-20')
})

test('a draft that was kept before days knew when they were set is of today once it is saved', () => {
  const { store } = opened({ daySetOn: undefined, choices: new Map([['mia', 'good']]) })
  expect(store.get().observedAt).toBe(thursday)
  store.beginSave(['mia'])()
  expect(store.get()).toMatchObject({ observedAt: thursday, daySetOn: thursday })
})
