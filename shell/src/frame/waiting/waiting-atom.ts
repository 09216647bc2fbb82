import { atom } from '@lernspur/app-kit'

/** Whether the list of waiting entries is open. */
export const waitingAtom = atom(false)
