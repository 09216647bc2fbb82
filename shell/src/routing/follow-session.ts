import { atom, endedAtom, identityAtom, leaveSession, paths, queryClient, store } from '@lernspur/app-kit'
import { signInPath } from './sign-in-path'

/** The page is being left for another session or none; nothing of the one before is drawn any more. */
export const leavingAtom = atom(false)

/** Where the page of another role or school begins; chosen before going there. */
export const landingAtom = atom<string>(paths.home)

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Loads a new page, so that nothing stays in memory and the page's CSRF token fits its cookie. */
const leaveFor = (target: string) => {
  store.set(leavingAtom, true)
  queryClient.clear()
  location.assign(target)
}

/** Forgets the session in all tabs and leads away. */
export const leaveTo = (target: string) => {
  store.set(leavingAtom, true)
  leaveSession()
  leaveFor(target)
}

/**
 * Leads away when the session ends or becomes somebody else's, here or in another tab. `wanted` is where somebody is or
 * is going: a session that ends on the way to a page leads back to that page.
 */
export const followSession = (wanted: () => Place) => {
  const here = () => {
    const { pathname, search } = wanted()
    return pathname + search
  }
  store.sub(endedAtom, () => {
    if (store.get(endedAtom)) leaveTo(signInPath(here(), 'expired'))
  })
  let before = store.get(identityAtom)
  store.sub(identityAtom, () => {
    const now = store.get(identityAtom)
    const changed = before !== null && now !== before
    before = now
    if (changed && !store.get(leavingAtom))
      leaveFor(now === null ? signInPath(here(), 'signed-out') : store.get(landingAtom))
  })
  // Nobody pages back into what was left: a page restored as it was is loaded anew.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.get(leavingAtom)) location.reload()
  })
}
