import { atom } from 'jotai'
import { store } from '../session/store'

/** How long the status line offers the undo after its toast has closed (experience: act first, undo after). */
const undoMilliseconds = 10_000

export interface UndoOffer {
  readonly text: string
  /** Offered as "repeat" instead of "undo". */
  readonly repeats?: boolean
  /** What it changes, such as an id: once that is final, `endUndo` withdraws the offer. */
  readonly about?: string
  undo(): void | Promise<void>
}

/** The last action that can be undone. */
export const undoableAtom = atom<UndoOffer | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

const withdraw = (undoable: UndoOffer) => {
  if (store.get(undoableAtom) === undoable) store.set(undoableAtom, null)
}

/** Offers an undo until `limitUndo`; replaces the previous offer. */
export const offerUndo = (undoable: UndoOffer) => {
  clearTimeout(timer)
  store.set(undoableAtom, undoable)
}

/** Called when the toast has closed, which the user may have held open: the offer ends ten seconds from now. */
export const limitUndo = (undoable: UndoOffer) => {
  if (store.get(undoableAtom) !== undoable) return
  clearTimeout(timer)
  timer = setTimeout(() => withdraw(undoable), undoMilliseconds)
}

const undone = new WeakSet<UndoOffer>()

/** Runs the undo; only the first call has an effect. */
export const takeBack = (undoable: UndoOffer) => {
  withdraw(undoable)
  if (undone.has(undoable)) return
  undone.add(undoable)
  void undoable.undo()
}

/** Elements in which the browser handles undo itself. */
const typing =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])'

/** Ctrl/Cmd-Z undoes the last action, except while text is being edited. Returns a function that stops listening. */
export const listenForUndoKeys = (): (() => void) => {
  const press = (event: KeyboardEvent) => {
    const undoable = store.get(undoableAtom)
    // With caps lock, the key is uppercase.
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!undoable || !isUndo) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    event.preventDefault()
    takeBack(undoable)
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
