import { atom, tourStepAtom, whoAmIAtom } from '@lernspur/app-runtime'

/** Whether the tour is shown in this page: not at all, as an offer, or at the step where the user is (rule profile.6). */
export const tourAtom = atom<'closed' | 'offered' | 'running'>('closed')

const stepInPageAtom = atom<{ readonly userId: string; readonly step: number } | null>(null)

/**
 * Where the user is in the tour. Within a page the last step counts: a read of the user that began before it was saved
 * may arrive after it.
 */
export const stepAtom = atom(
  (get) => {
    const inPage = get(stepInPageAtom)
    return inPage && inPage.userId === get(whoAmIAtom)?.id ? inPage.step : get(tourStepAtom)
  },
  (get, set, step: number) => {
    const userId = get(whoAmIAtom)?.id
    if (userId !== undefined) set(stepInPageAtom, { userId, step })
    set(tourStepAtom, step)
  },
)
