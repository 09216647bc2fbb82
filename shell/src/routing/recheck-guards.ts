import { csrfTokenAtom, persistOpenDrafts, refreshWhoAmI, store } from '@lernspur/app-runtime'

interface GuardedPages {
  /** Whether the guards allow a path to whoever is signed in now. */
  readonly mayEnter: (path: string) => boolean
  /** Asks the guards again, which begins a navigation that runs anew. */
  readonly revalidate: () => Promise<void>
}

/**
 * Reads the user, and asks the guards of the open page again: what the stored one let through may be closed to the one
 * who was read, because texts in force have changed or a role has ended. A read that fails changes nothing: its error is
 * shown by the next component that needs the data. Nobody is read for a visitor, whose first navigation is on its way.
 */
export const recheckGuards = async ({ mayEnter, revalidate }: GuardedPages): Promise<void> => {
  if (store.get(csrfTokenAtom) === null) return
  const isRead = await refreshWhoAmI().then(
    () => true,
    () => false,
  )
  if (!isRead || mayEnter(location.pathname)) return
  await persistOpenDrafts()
  await revalidate()
}
