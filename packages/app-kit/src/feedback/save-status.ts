import { errorCodeOf, isApiError } from '@lernspur/api-client/api-error'
import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import { atom } from 'jotai'
import { store } from '../session/session'

/** What one quiet line of the frame says. It never says saved before the server did. */
export type SaveStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly networkError: boolean }

const openAtom = atom(0)
const lastAtom = atom<SaveStatus>({ kind: 'idle' })

/** The status of all writes of the page together. */
export const saveStatusAtom = atom<SaveStatus>((get) => (get(openAtom) > 0 ? { kind: 'saving' } : get(lastAtom)))

const end = (status: SaveStatus) => {
  store.set(openAtom, (open) => Math.max(0, open - 1))
  // A failure stays visible until a later write of the same page succeeds.
  store.set(lastAtom, status)
}

export const saveStarted = () => store.set(openAtom, (open) => open + 1)
export const saveSucceeded = () => end({ kind: 'saved', at: new Date() })
export const saveFailed = (error: unknown) => {
  const code = errorCodeOf(error)
  if (code === 'EDIT_CONFLICT') end({ kind: 'conflict' })
  else end({ kind: 'failed', code, networkError: isApiError(error) && error.networkError })
}
