import { errorCodeOf } from '@lernspur/api-client/wire/api-error'
import { csrfStorageKey } from '@lernspur/api-client/wire/csrf-token'
import { atom } from 'jotai'
import { store } from './store'
import { storedAtom } from './stored-atom'

const asText = (text: string) => text

/** Token of the session; null for a visitor. */
export const csrfTokenAtom = storedAtom(csrfStorageKey, asText, asText)

/** A call found that the session has ended: the frame redirects to the sign-in page and back afterwards. */
export const endedAtom = atom(false)

/** Ends the session if a call was refused for that reason; ignored for a visitor. */
export const noticeEnd = (error: unknown) => {
  if (errorCodeOf(error) === 'INVALID_TOKEN' && store.get(csrfTokenAtom)) store.set(endedAtom, true)
}
