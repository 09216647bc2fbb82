import { atom } from '@lernspur/app-runtime'

/** Whether help is open; any component of the shell may open it. */
export const helpAtom = atom(false)
