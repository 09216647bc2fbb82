import { atom } from '@lernspur/app-runtime'

/** Whether the tour is shown in this page: not at all, as an offer, or at the step where the user is (rule profile.6). */
export const tourAtom = atom<'closed' | 'offered' | 'running'>('closed')
