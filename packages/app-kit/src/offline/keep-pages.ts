import type { AreaName } from '@lernspur/contracts/registry.contract'
import { type Session, sessionAtom } from '../session/session'
import { store } from '../session/store'

/** Milliseconds until a page has settled: keeping files must not delay it. */
const quiet = 4000

/** The areas that somebody works in. */
type OwnAreas = (session: Session) => readonly AreaName[]

const keepPages = async (ownAreas: OwnAreas): Promise<void> => {
  const session = store.get(sessionAtom)
  // For a visitor nothing is kept.
  if (!session?.role || !navigator.serviceWorker) return
  const areas = ownAreas(session)
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(areas)
}

/** Makes the pages of the user's role open without a network from the next visit on (rule browser.9). */
export const keepPagesLater = (ownAreas: OwnAreas): void => {
  setTimeout(() => void keepPages(ownAreas).catch(() => null), quiet)
}
