import { serviceWorker, type WorkerScope } from '../offline/service-worker'

type Caches = Map<string, Map<string, Response>>

const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'http://localhost').pathname

/** Caches in memory, as far as the worker uses them. */
const cachesOf = (all: Caches): CacheStorage => {
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => files.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void files.set(pathOf(request), response),
  })
  const caches: Pick<CacheStorage, 'keys' | 'delete'> & { open: unknown; match: unknown } = {
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    open: async (name: string) => {
      const files = all.get(name) ?? new Map<string, Response>()
      all.set(name, files)
      return cacheOf(files)
    },
    match: async (request: RequestInfo | URL) =>
      [...all.values()].map((files) => files.get(pathOf(request))?.clone()).find((found) => found !== undefined),
  }
  return caches as CacheStorage
}

/** The worker in a browser whose network a test answers for. */
export const startWorker = (network: (path: string) => Response | Promise<Response>) => {
  const all: Caches = new Map()
  const listeners = new Map<string, (event: never) => void>()
  const scope: WorkerScope = {
    caches: cachesOf(all),
    location: { origin: 'http://localhost' },
    fetch: async (request) => network(request instanceof Request ? new URL(request.url).pathname : request),
    // A test does not wait as long as a user would.
    setTimeout: (work) => setTimeout(work, 20),
    addEventListener: (type: string, listen: (event: never) => void) => void listeners.set(type, listen),
  }
  serviceWorker(scope)
  const send = (type: string, event: object) => listeners.get(type)?.(event as never)
  return {
    all,
    /** Asks the worker to cache areas, and waits until it is done. */
    keep: async (areas: readonly string[]) => {
      let work: Promise<unknown> = Promise.resolve()
      send('message', { data: areas, waitUntil: (started: Promise<unknown>) => (work = started) })
      await work
    },
    /** What the worker answers; undefined if it leaves the request to the browser. */
    visit: (path: string, mode: 'navigate' | 'no-cors' = 'no-cors', method = 'GET') => {
      let answer: Promise<Response> | undefined
      send('fetch', {
        request: asRequest(`http://localhost${path}`, mode, method),
        respondWith: (given: Promise<Response>) => (answer = given),
      })
      return answer
    },
  }
}

/** A request of a mode that only a browser may make. */
const asRequest = (url: string, mode: RequestMode, method: string): Request =>
  Object.defineProperty(new Request(url, { method }), 'mode', { value: mode })
