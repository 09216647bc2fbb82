/** A set of files that belong together: the shell and the areas of a role, each in one version. */
export interface OfflineSet {
  /** Changes whenever one of the files does. */
  readonly id: string
  readonly files: readonly { readonly path: string; readonly integrity: string }[]
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerMessage extends WorkerEvent {
  /** Names of the areas to cache. */
  readonly data: unknown
}
interface WorkerFetch extends WorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

/** What the worker needs of its global scope. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  setTimeout(work: () => void, wait: number): unknown
  addEventListener(type: 'message', listen: (event: WorkerMessage) => void): void
  addEventListener(type: 'fetch', listen: (event: WorkerFetch) => void): void
}

/**
 * The service worker (rule browser.9). Browsers get the text of this function, so it uses nothing from outside. Pages
 * come from the network, or from the newest complete set when it does not answer in time; files of a release come from
 * any set, because their addresses name their versions: no page ever mixes two.
 */
export const serviceWorker = (scope: WorkerScope): void => {
  const prefix = 'lernspur-set-'
  const pageKey = '/offline-page'
  /** Milliseconds to wait for the server's page when one is cached. */
  const networkTimeout = 5000
  const lookup = { ignoreSearch: true, ignoreVary: true }

  /** Names of the sets, the newest first. */
  const setNames = async () => (await scope.caches.keys()).filter((name) => name.startsWith(prefix)).reverse()

  /** The page of the newest complete set: a set gets its page last. */
  const cachedPage = async (): Promise<Response | undefined> => {
    for (const name of await setNames()) {
      const page = await (await scope.caches.open(name)).match(pageKey)
      if (page) return page
    }
    return undefined
  }

  /** The page without its token, which is older than the stored one, and without the preloads of its data. */
  const cacheablePage = async (page: Response): Promise<Response> => {
    const html = (await page.text())
      .replace(/(<meta name="csrf-token" content=")[^"]*/, '$1')
      .replace(/<link rel="preload" as="fetch"[^>]*>/g, '')
    const headers = new Headers(page.headers)
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
    return new Response(html, { headers })
  }

  const fetchSet = async (areas: string): Promise<OfflineSet | undefined> => {
    const answer = await scope.fetch(`/mfe/offline.json?areas=${areas}`, { cache: 'no-cache' })
    return answer.ok ? await answer.json() : undefined
  }

  const cacheSet = async (areas: string): Promise<void> => {
    const setResponse = await fetchSet(areas)
    if (!setResponse) return
    const name = prefix + setResponse.id
    const [newest] = await setNames()
    // A version that is live again is cached again, so that it becomes the newest.
    if (newest !== name) await scope.caches.delete(name)
    const cache = await scope.caches.open(name)
    if (await cache.match(pageKey)) return
    for (const { path, integrity } of setResponse.files) {
      const known = await scope.caches.match(path, lookup)
      const response = known ?? (await scope.fetch(path, { integrity }))
      if (!response.ok) return
      await cache.put(path, response)
    }
    const page = await scope.fetch('/', { headers: { accept: 'text/html' } })
    // After a release in between, the page would belong to other files; the next visit tries again.
    if (!page.ok || (await fetchSet(areas))?.id !== setResponse.id) return
    await cache.put(pageKey, await cacheablePage(page))
    // Open pages may still use the previous set.
    const [, , ...old] = await setNames()
    for (const one of old) await scope.caches.delete(one)
  }

  const openPage = async (request: Request): Promise<Response> => {
    const answer = scope.fetch(request)
    const late = new Promise<null>((resolve) => scope.setTimeout(() => resolve(null), networkTimeout))
    try {
      const page = (await Promise.race([answer, late])) ?? (await cachedPage()) ?? (await answer)
      return [502, 503, 504].includes(page.status) ? ((await cachedPage()) ?? page) : page
    } catch (error) {
      const page = await cachedPage()
      if (page) return page
      throw error
    }
  }

  const openFile = async (request: Request): Promise<Response> =>
    (await scope.caches.match(request, lookup)) ?? (await scope.fetch(request))

  scope.addEventListener('message', (event) => {
    if (Array.isArray(event.data)) event.waitUntil(cacheSet(event.data.join(',')).catch(() => undefined))
  })
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== scope.location.origin) return
    if (/^\/mfe\/[^/]+\/[^/]+\//.test(pathname)) event.respondWith(openFile(event.request))
    else if (mode === 'navigate' && !/^\/(api|mfe|dev)(\/|$)/.test(pathname)) event.respondWith(openPage(event.request))
  })
}
