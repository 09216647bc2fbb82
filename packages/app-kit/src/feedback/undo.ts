import { atom } from 'jotai'
import { store } from '../session/store'

/** How long the status line offers it once its toast is gone (experience: act first, undo after). */
const undoMilliseconds = 10_000

export interface Undoable {
  readonly text: string
  undo(): void | Promise<void>
}

/** The last thing done that can be taken back. */
export const undoableAtom = atom<Undoable | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

const withdraw = (undoable: Undoable) => {
  if (store.get(undoableAtom) === undoable) store.set(undoableAtom, null)
}

/** Offers to take something back, until `limitUndo`; the offer before it is gone. */
export const offerUndo = (undoable: Undoable) => {
  clearTimeout(timer)
  store.set(undoableAtom, undoable)
}

/** Its toast is gone, which may have been held for a while: from now on the offer lasts ten seconds. */
export const limitUndo = (undoable: Undoable) => {
  if (store.get(undoableAtom) !== undoable) return
  clearTimeout(timer)
  timer = setTimeout(() => withdraw(undoable), undoMilliseconds)
}

const takenBack = new WeakSet<Undoable>()

/** Takes back, once, however often it is asked. */
export const takeBack = (undoable: Undoable) => {
  withdraw(undoable)
  if (takenBack.has(undoable)) return
  takenBack.add(undoable)
  void undoable.undo()
}

/** Where the browser itself takes typing back. */
const typing =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])'

/** Ctrl/Cmd-Z takes the last thing back, except where text is being typed. Returns how to stop listening. */
export const listenForUndoKeys = (): (() => void) => {
  const press = (event: KeyboardEvent) => {
    const undoable = store.get(undoableAtom)
    // With caps lock the key is a capital one.
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!undoable || !isUndo) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    event.preventDefault()
    takeBack(undoable)
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
