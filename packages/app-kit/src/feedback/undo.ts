import { atom } from 'jotai'
import { store } from '../session/session'

/** Stays on offer for the toast's 3 s and 10 s more in the status line (experience: act first, undo after). */
export const undoMilliseconds = 13_000

export interface Undoable {
  readonly text: string
  undo(): void | Promise<void>
}

/** The last thing done that can be taken back. */
export const undoableAtom = atom<Undoable | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

/** Offers to take something back; the offer before it is gone. */
export const offerUndo = (undoable: Undoable) => {
  clearTimeout(timer)
  store.set(undoableAtom, undoable)
  timer = setTimeout(() => withdrawUndo(undoable), undoMilliseconds)
}

/** Takes an offer back, if it still stands. */
export const withdrawUndo = (undoable: Undoable) => {
  if (store.get(undoableAtom) === undoable) store.set(undoableAtom, null)
}

/** Takes the last thing back; false when nothing is on offer. */
export const undoLast = (): boolean => {
  const undoable = store.get(undoableAtom)
  if (!undoable) return false
  withdrawUndo(undoable)
  void undoable.undo()
  return true
}
