import type { AreaName } from '@lernspur/contracts/registry.contract'
import { sessionAtom } from '../session/session'
import { store } from '../session/store'

/** Milliseconds until a page has settled: keeping files must not delay it. */
const quiet = 4000

/** The areas that the signed-in user works in; null for a visitor, for whom nothing is kept. */
const ownAreas = (): readonly AreaName[] | null => {
  const session = store.get(sessionAtom)
  if (!session?.role) return null
  if (session.tenant?.isProvider) return ['provider']
  return session.role.roleType === 'user' ? ['teacher'] : ['teacher', 'school-admin']
}

const keepPages = async (): Promise<void> => {
  const areas = ownAreas()
  if (!areas || !navigator.serviceWorker) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(areas)
}

/** Makes the pages of the user's role open without a network from the next visit on (rule browser.9). */
export const keepPagesLater = (): void => {
  setTimeout(() => void keepPages().catch(() => null), quiet)
}
