import {
  endedAtom,
  identityAtom,
  isLostByEnd,
  isLostElsewhere,
  landingAtom,
  leaveSession,
  leavingAtom,
  lockDevice,
  persistOpenDrafts,
  queryClient,
  store,
} from '@lernspur/app-runtime'
import { linkPageOf } from './mailed-link'
import { signInPath } from './sign-in-path'

interface SessionLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Loads a new page, so that nothing stays in memory and the page's CSRF token matches its cookie. */
const loadPage = (target: string) => {
  store.set(leavingAtom, true)
  queryClient.clear()
  location.assign(target)
}

/** Milliseconds that leaving waits for the device to be locked; if that is too short, the next page locks it. */
const maxLock = 500

/** Removes the session in all tabs, locks what the device keeps (rule browser.6), and redirects. */
export const leaveTo = (target: string) => {
  store.set(leavingAtom, true)
  leaveSession()
  const pause = new Promise((resolve) => setTimeout(resolve, maxLock))
  void Promise.race([lockDevice().catch(() => null), pause]).then(() => loadPage(target))
}

/**
 * Redirects when the session ends or another user signs in, here or in another tab. `wanted` is the current or pending
 * location: a session that ends during a navigation returns to its target.
 */
export const followSession = (wanted: () => SessionLocation) => {
  const here = () => {
    const { pathname, search, hash } = wanted()
    return pathname + search + hash
  }
  store.sub(endedAtom, () => {
    // Calls of the previous session may be refused while the next page loads.
    if (!store.get(endedAtom) || store.get(leavingAtom)) return
    // Stores unsaved input on the device, as far as possible.
    void persistOpenDrafts().then(() => {
      // A user who forgot the password cannot sign in first, so a mailed link opens as for any visitor.
      const target = linkPageOf(wanted()) ?? signInPath(here(), 'expired', isLostByEnd())
      if (!store.get(leavingAtom)) leaveTo(target)
    })
  })
  let before = store.get(identityAtom)
  store.sub(identityAtom, () => {
    const [left, now] = [before, store.get(identityAtom)]
    before = now
    if (left === null || now === left || store.get(leavingAtom)) return
    if (now !== null) return loadPage(store.get(landingAtom))
    // Asked before leaving, because there are no warnings after that.
    const [page, isLost] = [here(), isLostElsewhere(left)]
    store.set(leavingAtom, true)
    void isLost.then((lost) => loadPage(signInPath(page, 'signed-out', lost)))
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
