import { afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { confirm, endUndo, showToast, store, toastsAtom } from '../app-runtime'
import { questionAtom } from './confirm'
import { copyText } from './copy'
import { closeToast } from './toast'
import { takeBack, undoableAtom } from './undo'

inBrowser()

const question = { title: 'Bericht löschen?', description: 'Er ist dann fort.', confirmLabel: 'Löschen' }

describe('confirmations', () => {
  test('are answered once and then removed', async () => {
    const answer = confirm(question)
    store.get(questionAtom)?.answer(true)
    expect(await answer).toBe(true)
    expect(store.get(questionAtom)).toBeNull()
  })

  test('are replaced by a newer one', async () => {
    const first = confirm(question)
    const second = confirm({ ...question, title: 'Gruppe löschen?' })
    expect(await first).toBe(false)
    expect(store.get(questionAtom)?.title).toBe('Gruppe löschen?')
    store.get(questionAtom)?.answer(false)
    expect(await second).toBe(false)
  })
})

describe('toasts', () => {
  test('show at most three, newest last', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast({ text })
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['b', 'c', 'd'])
  })

  test('an undo is offered outside the toast, too, and runs only once', () => {
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

  test('an undo ends where what it would change becomes final, in its toast and outside', () => {
    showToast({ text: 'Deutsch ist abgeschlossen', undo: () => {}, about: 'bericht' })
    endUndo('anderer')
    expect(store.get(undoableAtom)?.about).toBe('bericht')
    endUndo('anderer', 'bericht')
    expect(store.get(undoableAtom)).toBeNull()
    expect(store.get(toastsAtom).at(-1)).toMatchObject({ text: 'Deutsch ist abgeschlossen', undoable: null })
  })

  test('the undo of the last action replaces the previous one', () => {
    showToast({ text: 'erstens', undo: () => {} })
    showToast({ text: 'zweitens', undo: () => {} })
    expect(store.get(undoableAtom)?.text).toBe('zweitens')
  })
})

describe('the undo offer', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const offered = () => store.get(undoableAtom)?.text
  const idOf = (text: string) => store.get(toastsAtom).find((toast) => toast.text === text)?.id ?? ''

  test('lasts ten seconds longer than its toast, however long that was open', () => {
    showToast({ text: 'gehalten', undo: () => {} })
    jest.advanceTimersByTime(60_000)
    expect(offered()).toBe('gehalten')
    closeToast(idOf('gehalten'))
    jest.advanceTimersByTime(9_999)
    expect(offered()).toBe('gehalten')
    jest.advanceTimersByTime(1)
    expect(offered()).toBeUndefined()
  })

  test('also ends when newer toasts replace its toast', () => {
    showToast({ text: 'verdrängt', undo: () => {} })
    for (const text of ['a', 'b', 'c']) showToast({ text })
    expect(offered()).toBe('verdrängt')
    jest.advanceTimersByTime(10_000)
    expect(offered()).toBeUndefined()
  })

  test('is not shortened by the toast of an earlier action', () => {
    showToast({ text: 'erstens', undo: () => {} })
    showToast({ text: 'zweitens', undo: () => {} })
    closeToast(idOf('erstens'))
    jest.advanceTimersByTime(60_000)
    expect(offered()).toBe('zweitens')
  })
})

describe('copying', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  const lastToast = () => store.get(toastsAtom).at(-1)

  test('shows a toast when the text is on the clipboard', async () => {
    const copied: string[] = []
    clipboard(async (text) => void copied.push(text))
    await copyText('a1b2', 'Kopiert.')
    expect(copied).toEqual(['a1b2'])
    expect(lastToast()?.text).toBe('Kopiert.')
  })

  test('shows a toast when the browser refuses or has no clipboard', async () => {
    clipboard(() => Promise.reject(new Error('denied')))
    await copyText('a1b2', 'Kopiert.')
    expect(lastToast()?.tone).toBe('error')
    Reflect.deleteProperty(navigator, 'clipboard')
    showToast({ text: 'dazwischen' })
    await copyText('a1b2', 'Kopiert.')
    expect(lastToast()?.tone).toBe('error')
  })
})
