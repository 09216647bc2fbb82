import { atom } from '@lernspur/app-kit'

/** Whether help is open; any component of the shell may open it. */
export const helpAtom = atom(false)
