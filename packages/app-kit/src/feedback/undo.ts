import { atom } from 'jotai'
import { store } from '../session/store'

/** Stays on offer for the toast's 3 s and 10 s more in the status line (experience: act first, undo after). */
export const undoMilliseconds = 13_000

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

/** Offers to take something back; the offer before it is gone. */
export const offerUndo = (undoable: Undoable) => {
  clearTimeout(timer)
  store.set(undoableAtom, undoable)
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

/** Ctrl/Cmd-Z takes the last thing back, except where text is being typed. Returns how to stop listening. */
export const listenForUndoKeys = (): (() => void) => {
  const press = (event: KeyboardEvent) => {
    const undoable = store.get(undoableAtom)
    if (!undoable || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return
    event.preventDefault()
    takeBack(undoable)
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
