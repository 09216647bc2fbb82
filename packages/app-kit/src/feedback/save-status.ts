import { errorCodeOf } from '@lernspur/api-client/api-error'
import { atom } from 'jotai'
import { store } from '../session/store'

/** How the writes of this page stand. It never says saved before the server did. */
export type SaveStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown }

const openAtom = atom(0)
const lastAtom = atom<SaveStatus>({ kind: 'idle' })

/** The status of all writes of the page together. */
export const saveStatusAtom = atom<SaveStatus>((get) => (get(openAtom) > 0 ? { kind: 'saving' } : get(lastAtom)))

const end = (status: SaveStatus) => {
  store.set(openAtom, (open) => open - 1)
  store.set(lastAtom, status)
}

export const saveStarted = () => store.set(openAtom, (open) => open + 1)
export const saveSucceeded = () => end({ kind: 'saved', at: new Date() })
export const saveFailed = (error: unknown) =>
  end(errorCodeOf(error) === 'EDIT_CONFLICT' ? { kind: 'conflict' } : { kind: 'failed', error })

/** Nothing is left to be saved of what failed or clashed: the teacher settled it. */
export const settleSaveStatus = () => store.set(lastAtom, { kind: 'idle' })

/** Something is typed that will be saved by itself: the page counts as saving until the returned function is called. */
export const holdSaveStatus = (): (() => void) => {
  saveStarted()
  return () => store.set(openAtom, (open) => open - 1)
}
