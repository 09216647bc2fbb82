import { atom } from 'jotai'

/** The page is being replaced for another session or a sign-out; nothing of the previous session is rendered. */
export const leavingAtom = atom(false)
