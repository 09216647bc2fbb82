import { atom } from '@lernspur/app-kit'

/** Whether the search over everything is open. */
export const paletteAtom = atom(false)
