import type { AreaName } from '@lernspur/contracts/registry.contract'
import { type Session, sessionAtom } from '../session/session'
import { store } from '../session/store'

/** Milliseconds until a page has settled: keeping files must not delay it. */
const quiet = 4000

/** The areas that somebody works in. */
type OwnAreas = (session: Session) => readonly AreaName[]

const keep = async (areas: readonly AreaName[]): Promise<void> => {
  if (!navigator.serviceWorker) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(areas)
}

const keepOwn = async (ownAreas: OwnAreas): Promise<void> => {
  const session = store.get(sessionAtom)
  // For a visitor nothing is kept.
  if (session?.role) await keep(ownAreas(session))
}

/** Makes the pages of the user's role open without a network from the next visit on (rule browser.9). */
export const keepPagesLater = (ownAreas: OwnAreas): void => {
  setTimeout(() => void keepOwn(ownAreas).catch(() => null), quiet)
}

/** The same at once for a public page, which then opens without a network for those who are not signed in as well. */
export const keepPagesForVisitors = (): void => {
  // Whoever is signed in keeps more, by the function above.
  if (!store.get(sessionAtom)?.role) void keep([]).catch(() => null)
}
