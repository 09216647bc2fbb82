import { isApiError, queryClient } from '@lernspur/app-kit'
import { createScreens } from '@lernspur/federation/runtime/count-screens'
import { areas } from '../area/areas'
import { isExpected } from './is-expected'
import type { Pages } from './pages'
import type { ErrorTags } from './report'

/** Milliseconds after which a screen took too long, and between two tellings. */
const slowAfter = 4_000
const tellEvery = 5_000

/** Errors of other programs in the browser are not ours. */
const isOwn = (error: unknown): boolean => error instanceof Error && (error.stack ?? '').includes('/mfe/')

/** Counts the screens of this page while a canary is compared (rule release.9); gives what takes in reported errors. */
export const startCounting = (watched: Readonly<Record<string, string>>, pages: Pages) => {
  const units = Object.keys(watched)
  const screens = createScreens({
    watched,
    unitsAt: (path) => {
      const owner = areas.ownerOf(path)
      return units.filter((unit) => path === '/' || unit === owner || unit === 'shell' || unit.endsWith('-service'))
    },
    send: (told) => navigator.sendBeacon('/mfe/counts', told),
    now: () => performance.now(),
  })
  const take = (error: unknown, { area }: ErrorTags = {}) => {
    if (!isExpected(error)) screens.fail(isApiError(error) ? 'calls' : 'errors', area)
  }
  let begun = 0
  screens.open(location.pathname)
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime > slowAfter)) screens.fail('slow')
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  pages.onNavigation(
    ({ pathname }) => {
      begun = performance.now()
      screens.open(pathname)
    },
    () => performance.now() - begun > slowAfter && screens.fail('slow'),
  )
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()])
    cache.subscribe((event) => {
      if (event.type !== 'updated' || !('action' in event)) return
      if (event.action.type === 'success') screens.use()
      else if (event.action.type === 'error') take(event.action.error)
    })
  window.addEventListener('error', ({ error }) => isOwn(error) && take(error))
  window.addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && take(reason))
  document.addEventListener('visibilitychange', () => document.hidden && screens.tell(true))
  setInterval(() => screens.tell(), tellEvery)
  return take
}
