import { errorCodeOf } from '@lernspur/api-client/api-error'
import { csrfStorageKey } from '@lernspur/api-client/csrf-token'
import { atom } from 'jotai'
import { store } from './store'
import { storedAtom } from './stored-atom'

const asText = (text: string) => text

/** Token of the session; null for a visitor. */
export const csrfTokenAtom = storedAtom(csrfStorageKey, asText, asText)

/** A call found the session over: the frame leads to the sign-in page and back afterwards. */
export const endedAtom = atom(false)

/** Ends the session where that is what a call was refused for; such a refusal means nothing to a visitor. */
export const noticeEnd = (error: unknown) => {
  if (errorCodeOf(error) === 'INVALID_TOKEN' && store.get(csrfTokenAtom)) store.set(endedAtom, true)
}
