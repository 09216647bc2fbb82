import { atom } from 'jotai'
import { store } from '../session/store'
import { limitUndo, offerUndo, type UndoOffer, undoableAtom } from './undo'

export interface ToastInput {
  readonly text: string
  readonly tone?: 'default' | 'error'
  /** Undoes the action; also offered in the status line and by Ctrl/Cmd-Z. */
  readonly undo?: () => void | Promise<void>
  /** The action was itself an undo, so undoing it is called repeating. */
  readonly repeats?: boolean
  /** What the undo changes, such as an id: once that is final, `endUndo` withdraws the offer. */
  readonly about?: string
}

export interface Toast {
  readonly id: string
  readonly text: string
  readonly tone: 'default' | 'error'
  readonly undoable: UndoOffer | null
}

/** Toasts at the bottom centre, newest last; each closes after 3 s (rule screen.8). */
export const toastsAtom = atom<readonly Toast[]>([])
const maxVisible = 3

let lastId = 0

const show = (toasts: readonly Toast[]) => {
  const gone = store.get(toastsAtom).filter((toast) => !toasts.includes(toast))
  store.set(toastsAtom, toasts)
  for (const { undoable } of gone) if (undoable) limitUndo(undoable)
}

/** Shows a toast. */
export const showToast = ({ text, tone = 'default', undo, repeats = false, about }: ToastInput) => {
  const undoable = undo ? { text, undo, repeats, ...(about && { about }) } : null
  lastId += 1
  const toast = { id: String(lastId), text, tone, undoable }
  show([...store.get(toastsAtom), toast].slice(-maxVisible))
  if (undoable) offerUndo(undoable)
}

export const closeToast = (id: string) => show(store.get(toastsAtom).filter((toast) => toast.id !== id))

/** Withdraws every undo that would change these, because they are final now; the toasts themselves stay. */
export const endUndo = (...about: readonly string[]) => {
  const isOver = (undoable: UndoOffer | null) => undoable?.about !== undefined && about.includes(undoable.about)
  const toasts = store.get(toastsAtom)
  if (toasts.some(({ undoable }) => isOver(undoable)))
    store.set(
      toastsAtom,
      toasts.map((toast) => (isOver(toast.undoable) ? { ...toast, undoable: null } : toast)),
    )
  if (isOver(store.get(undoableAtom))) store.set(undoableAtom, null)
}

/** `const toast = useToast()`, then `toast({ text, undo })`. */
export const useToast = () => showToast
