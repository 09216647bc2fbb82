import { atom } from '@lernspur/app-kit'

/** Whether help is open; any part of the shell may open it. */
export const helpAtom = atom(false)

/** A message that is being written: closing help by a slip loses nothing of it. Gone once it was sent. */
export const feedbackDraftAtom = atom('')
