import { atom } from 'jotai'
import { paths } from '../path/paths'

/** The page is being replaced for another session or a sign-out; nothing of the previous session is rendered. */
export const leavingAtom = atom(false)

/** Where the page of another role or school begins; chosen before its session is entered. */
export const landingAtom = atom<string>(paths.home)
