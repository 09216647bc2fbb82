import { atom } from '@lernspur/app-runtime'

/** Whether the list of waiting entries is open. */
export const waitingAtom = atom(false)
