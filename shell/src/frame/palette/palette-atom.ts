import { atom } from '@lernspur/app-kit'

/** Whether the global search is open. */
export const paletteAtom = atom(false)
