import { sessionAtom, store } from '@lernspur/app-runtime'
import { cachePages } from '@lernspur/app-runtime/offline/cache-pages'

/** Makes the page that checks reports open without a network for visitors as well; no area goes with it. */
export const cacheForVisitors = (): void => {
  // The pages of those who are signed in are kept anyway, this one with them.
  if (!store.get(sessionAtom)?.role) void cachePages([]).catch(() => null)
}
