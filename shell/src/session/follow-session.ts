import { endedAtom, hasUnsaved, identityAtom, leaveSession, leavingAtom, queryClient, store } from '@lernspur/app-kit'
import { landingAtom } from './landing'
import { type SignInReason, signInPath } from './sign-in-path'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
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
    const { pathname, search, hash } = wanted()
    return pathname + search + hash
  }
  // To be asked before the page is left: then nobody complains any more.
  const signIn = (reason: SignInReason) => signInPath(here(), reason, hasUnsaved())
  store.sub(endedAtom, () => {
    // A call of the session before may be refused while the page is left for the next.
    if (store.get(endedAtom) && !store.get(leavingAtom)) leaveTo(signIn('expired'))
  })
  let before = store.get(identityAtom)
  store.sub(identityAtom, () => {
    const now = store.get(identityAtom)
    const changed = before !== null && now !== before
    before = now
    if (changed && !store.get(leavingAtom)) leaveFor(now === null ? signIn('signed-out') : store.get(landingAtom))
  })
  // Nobody pages back into what was left: a page restored as it was is loaded anew. One that learns only then that the
  // session is another leads away by itself.
  let wasLeft = false
  window.addEventListener('pagehide', () => {
    wasLeft = store.get(leavingAtom)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasLeft) location.reload()
  })
}
