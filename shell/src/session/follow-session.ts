import {
  endedAtom,
  hasUnsaved,
  identityAtom,
  isLostByEnd,
  keepOpenDrafts,
  landingAtom,
  leaveSession,
  leavingAtom,
  lockDevice,
  queryClient,
  store,
} from '@lernspur/app-kit'
import { type SignInReason, signInPath } from './sign-in-path'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Loads a new page, so that nothing stays in memory and the page's CSRF token matches its cookie. */
const leaveFor = (target: string) => {
  store.set(leavingAtom, true)
  queryClient.clear()
  location.assign(target)
}

/** Milliseconds that leaving waits for the device to be locked; the next page of anybody does it otherwise. */
const longestLock = 500

/** Removes the session in all tabs, locks what the device keeps (rule browser.6), and redirects. */
export const leaveTo = (target: string) => {
  store.set(leavingAtom, true)
  leaveSession()
  const pause = new Promise((resolve) => setTimeout(resolve, longestLock))
  void Promise.race([lockDevice().catch(() => null), pause]).then(() => leaveFor(target))
}

/**
 * Redirects when the session ends or another user signs in, here or in another tab. `wanted` is the current or pending
 * location: a session that ends during a navigation returns to its target.
 */
export const followSession = (wanted: () => Place) => {
  const here = () => {
    const { pathname, search, hash } = wanted()
    return pathname + search + hash
  }
  // Called before the page is left: from then on there are no warnings.
  const signIn = (why: SignInReason) => signInPath(here(), why, (why === 'expired' ? isLostByEnd : hasUnsaved)())
  store.sub(endedAtom, () => {
    // Calls of the previous session may be refused while the next page loads.
    if (!store.get(endedAtom) || store.get(leavingAtom)) return
    // What the device can keep of what was typed, it keeps now.
    void keepOpenDrafts().then(() => store.get(leavingAtom) || leaveTo(signIn('expired')))
  })
  let before = store.get(identityAtom)
  store.sub(identityAtom, () => {
    const now = store.get(identityAtom)
    const changed = before !== null && now !== before
    before = now
    if (changed && !store.get(leavingAtom)) leaveFor(now === null ? signIn('signed-out') : store.get(landingAtom))
  })
  // A page restored from the back/forward cache is reloaded, so that going back does not show the previous session. If
  // the change of session is detected only after that, the redirect above applies.
  let wasLeft = false
  window.addEventListener('pagehide', () => {
    wasLeft = store.get(leavingAtom)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasLeft) location.reload()
  })
}
