import type { AreaName } from '@lernspur/contracts/registry.contract'
import { type Session, sessionAtom } from '../session/session'
import { store } from '../session/store'
import { whenIdle } from '../session/when-idle'

/** Makes the shell's own pages and those of these areas open without a network from the next visit on (rule browser.9). */
export const cachePages = async (areas: readonly AreaName[]): Promise<void> => {
  if (!navigator.serviceWorker) return
  // An installed app may keep what it has (rule browser.16).
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage.persist()
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(areas)
}

/**
 * Keeps the areas of the signed-in user, now and after each sign-in or change of role. `areasOf` returns the areas of a
 * session; null if nothing is to be kept.
 */
export const cachePagesOf = (areasOf: (session: Session) => readonly AreaName[] | null): void => {
  let cached: string | undefined
  const cache = () => {
    const session = store.get(sessionAtom)
    const own = session && areasOf(session)
    if (!own || String(own) === cached) return
    cached = String(own)
    cachePages(own).catch(() => null)
  }
  cache()
  // Not at once: keeping files must not delay the first page.
  store.sub(sessionAtom, () => whenIdle(cache))
}
