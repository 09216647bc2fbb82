import { createScreens, type Failure } from './count-screens'

/** Milliseconds after which a screen took too long, and between two reports while a canary is compared. */
const slowAfter = 4_000
const comparedInterval = 5_000

/** A client cache that tells how its calls end. */
interface CallCache {
  subscribe(listen: (event: { type: string; action?: { type: string; error?: unknown } }) => void): unknown
}

interface CountOptions {
  /** Unit → version to count. */
  readonly watched: Readonly<Record<string, string>>
  /** Milliseconds between two reports. */
  readonly interval?: number | undefined
  /** The area of a path, and the version of an area that runs. */
  readonly areas: Readonly<Record<'ownerOf' | 'versionOf', (name: string) => string | undefined>>
  /** Calls back at the start of every navigation, and once its screen is shown. */
  readonly onNavigation: (listen: (to: { readonly pathname: string }) => void, onShown: () => void) => void
  readonly caches: readonly CallCache[]
  /** Which fault of the screen an error means; undefined if none. */
  readonly failureOf: (error: unknown) => Failure | undefined
}

/** Errors of other programs in the browser are not ours. */
const isOwn = (error: unknown): boolean => error instanceof Error && (error.stack ?? '').includes('/mfe/')

/** Counts the screens of this page (rules desk.9, release.9); returns a function for reported errors. */
export const countPage = ({
  watched,
  interval = comparedInterval,
  areas,
  onNavigation,
  caches,
  failureOf,
}: CountOptions) => {
  const units = Object.keys(watched)
  // What is told seldom is of many visits, and is not held against what pages tell that compare two versions.
  const address = interval === comparedInterval ? '/mfe/counts' : '/mfe/counts?compared=0'
  const screens = createScreens({
    watched,
    // The start page consists of parts of all areas.
    unitsAt: (path) => units.filter((unit) => path === '/' || unit === areas.ownerOf(path) || unit === 'shell'),
    versionOf: areas.versionOf,
    send: (counts) => navigator.sendBeacon(address, counts),
    now: () => performance.now(),
  })
  const take = (error: unknown, { area, version }: { readonly area?: string; readonly version?: string } = {}) => {
    const failure = failureOf(error)
    if (failure) screens.fail(failure, area, version)
  }
  let startedAt = 0
  screens.open(location.pathname)
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime > slowAfter)) screens.fail('slow')
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  onNavigation(
    ({ pathname }) => {
      startedAt = performance.now()
      screens.open(pathname)
    },
    () => performance.now() - startedAt > slowAfter && screens.fail('slow'),
  )
  for (const cache of caches)
    cache.subscribe(({ type, action }) => {
      if (type !== 'updated') return
      if (action?.type === 'success') screens.use()
      else if (action?.type === 'error') take(action.error)
    })
  window.addEventListener('error', ({ error }) => isOwn(error) && take(error))
  window.addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && take(reason))
  document.addEventListener('visibilitychange', () => document.hidden && screens.tell(true))
  setInterval(() => screens.tell(), interval)
  return take
}
