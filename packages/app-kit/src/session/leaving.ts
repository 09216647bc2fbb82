import { atom } from 'jotai'

/** The page is being left for another session or none; nothing of the one before is drawn any more. */
export const leavingAtom = atom(false)
