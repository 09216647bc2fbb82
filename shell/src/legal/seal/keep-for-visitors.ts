import { sessionAtom, store } from '@lernspur/app-runtime'
import { keepPages } from '@lernspur/app-runtime/offline/keep-pages'

/** Makes the page that checks reports open without a network for visitors as well; no area goes with it. */
export const keepForVisitors = (): void => {
  // The pages of those who are signed in are kept anyway, this one with them.
  if (!store.get(sessionAtom)?.role) void keepPages([]).catch(() => null)
}
