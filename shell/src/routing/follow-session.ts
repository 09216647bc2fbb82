import { atom, endedAtom, identityAtom, leaveSession, paths, queryClient, store } from '@lernspur/app-kit'
import { signInPath } from './sign-in-path'

/** The page is being left for another session or none; nothing of the one before is drawn any more. */
export const leavingAtom = atom(false)

const here = () => location.pathname + location.search

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
    if (changed && !store.get(leavingAtom)) leaveFor(now === null ? signInPath(here(), 'signed-out') : paths.home)
  })
  // Nobody pages back into what was left: a page restored as it was is loaded anew.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.get(leavingAtom)) location.reload()
  })
}
