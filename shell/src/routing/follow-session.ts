import { endedAtom, identityAtom, leaveSession, paths, queryClient, store } from '@lernspur/app-kit'
import { signInPath } from './sign-in-path'

let leaving = false

const here = () => location.pathname + location.search

/** Forgets the session and loads a new page, so that nothing stays in memory and its CSRF token fits its cookie. */
export const leaveTo = (target: string) => {
  leaving = true
  leaveSession()
  queryClient.clear()
  location.assign(target)
}

/** Leads away when the session ends or becomes somebody else's, here or in another tab. */
export const followSession = () => {
  store.sub(endedAtom, () => {
    if (store.get(endedAtom)) leaveTo(signInPath(here(), 'expired'))
  })
  let before = store.get(identityAtom)
  store.sub(identityAtom, () => {
    const now = store.get(identityAtom)
    const changed = before !== null && now !== before
    before = now
    if (!changed || leaving) return
    queryClient.clear()
    location.assign(now === null ? signInPath(here(), 'signed-out') : paths.home)
  })
  // Nobody pages back into what was left: a page restored as it was is loaded anew.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leaving) location.reload()
  })
}
