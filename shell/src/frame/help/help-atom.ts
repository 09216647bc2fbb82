import { atom } from '@lernspur/app-kit'

/** Whether help is open; any part of the shell may open it. */
export const helpAtom = atom(false)
