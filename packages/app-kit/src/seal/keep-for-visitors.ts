import { sessionAtom } from '../session/session'
import { store } from '../session/store'

const keep = async (): Promise<void> => {
  // The pages of those who are signed in are kept anyway, this one with them.
  if (store.get(sessionAtom)?.role || !navigator.serviceWorker) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage([])
}

/** Makes the page that checks reports open without a network for visitors as well; no area goes with it. */
export const keepForVisitors = (): void => void keep().catch(() => null)
