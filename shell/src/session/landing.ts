import { atom, paths } from '@lernspur/app-kit'

/** Where the page of another role or school begins; chosen before its session is entered. */
export const landingAtom = atom<string>(paths.home)
