import { errorCodeOf } from '@lernspur/api-client/wire/api-error'
import { atom } from 'jotai'
import { store } from '../session/store'

/** Status of the page's writes. Never "saved" before the server has confirmed. */
export type SaveStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown }

const openAtom = atom(0)
const lastAtom = atom<SaveStatus>({ kind: 'idle' })

/** The combined status of all writes of the page. */
export const saveStatusAtom = atom<SaveStatus>((get) => (get(openAtom) > 0 ? { kind: 'saving' } : get(lastAtom)))

const end = (status: SaveStatus) => {
  store.set(openAtom, (open) => open - 1)
  store.set(lastAtom, status)
}

export const saveStarted = () => store.set(openAtom, (open) => open + 1)
export const saveSucceeded = () => end({ kind: 'saved', at: new Date() })
export const saveFailed = (error: unknown) =>
  end(errorCodeOf(error) === 'EDIT_CONFLICT' ? { kind: 'conflict' } : { kind: 'failed', error })

/** The server has confirmed a write in the background, which the page was not waiting for. */
export const saveArrived = () => {
  saveStarted()
  saveSucceeded()
}

/** Nothing that failed or conflicted is left to save: the user resolved it. */
export const clearSaveStatus = () => store.set(lastAtom, { kind: 'idle' })

/** Input is waiting to be autosaved: the page counts as saving until the returned function is called. */
export const holdSaveStatus = (): (() => void) => {
  saveStarted()
  return () => store.set(openAtom, (open) => open - 1)
}
