import { draftsRecovered, queryClient, textsLoaded } from '@lernspur/app-runtime'
import type { createRouter } from './router'

/** Milliseconds that the first page waits for its code, and then for its texts and data, before it shows skeletons. */
const codeMs = 3000
const dataMs = 600

/** Resolves once `isDone`, which is called now and whenever the subscription calls back. */
const once = (isDone: () => boolean, subscribe: (callback: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    if (isDone()) return resolve()
    const unsubscribe = subscribe(() => {
      if (!isDone()) return
      unsubscribe()
      resolve()
    })
  })

const atMost = (ms: number, wait: Promise<unknown>): Promise<unknown> =>
  Promise.race([wait, new Promise((resolve) => setTimeout(resolve, ms))])

type Router = ReturnType<typeof createRouter>

const codeLoaded = (router: Router) => once(() => router.state.initialized, router.subscribe)

const isReading = () => queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0

const dataRead = () => {
  const queries = queryClient.getQueryCache()
  return once(
    () => !isReading(),
    (callback) => queries.subscribe(callback),
  )
}

/**
 * Resolves when the first page can be rendered with its code, texts, data and drafts, or has waited long enough. Rendered
 * earlier, it would show skeletons, and React leaves those for 300 ms even if what they wait for is there after ten.
 */
export const firstPageReady = async (router: Router): Promise<void> => {
  await atMost(codeMs, codeLoaded(router))
  await atMost(dataMs, Promise.all([textsLoaded(), dataRead(), draftsRecovered()]))
}
