import { describe, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { confirm, questionAtom, showToast, store, takeBack, toastsAtom, undoableAtom } from '../app-kit'

inBrowser()

const question = { title: 'Bericht löschen?', description: 'Er ist dann fort.', confirmLabel: 'Löschen' }

describe('questions', () => {
  test('are answered once and then gone', async () => {
    const answer = confirm(question)
    store.get(questionAtom)?.answer(true)
    expect(await answer).toBe(true)
    expect(store.get(questionAtom)).toBeNull()
  })

  test('give way to a newer one', async () => {
    const first = confirm(question)
    const second = confirm({ ...question, title: 'Gruppe löschen?' })
    expect(await first).toBe(false)
    expect(store.get(questionAtom)?.title).toBe('Gruppe löschen?')
    store.get(questionAtom)?.answer(false)
    expect(await second).toBe(false)
  })
})

describe('toasts', () => {
  test('show at most three, the newest last', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast({ text })
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['b', 'c', 'd'])
  })

  test('what can be undone is offered outside of the toast too, and undone once', () => {
    let undone = 0
    showToast({
      text: 'Beobachtung gespeichert',
      undo: () => {
        undone += 1
      },
    })
    const undoable = store.get(undoableAtom)
    expect(undoable?.text).toBe('Beobachtung gespeichert')
    if (!undoable) throw new Error('nothing is on offer')
    takeBack(undoable)
    takeBack(undoable)
    expect(undone).toBe(1)
    expect(store.get(undoableAtom)).toBeNull()
  })

  test('the offer of the last thing done replaces the one before', () => {
    showToast({ text: 'erstens', undo: () => {} })
    showToast({ text: 'zweitens', undo: () => {} })
    expect(store.get(undoableAtom)?.text).toBe('zweitens')
  })
})
