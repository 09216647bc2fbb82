import type { Pages } from '../reporting/pages'
import { traceCalls } from './trace-calls'

/** Milliseconds between two reports. */
const sendEvery = 5_000

interface TracedPage extends Pick<Pages, 'patternOf'> {
  /** The release that runs at a path; null where none is released. */
  versionAt(path: string): string | null
}

/** From now on the calls of this page begin traces, and are reported to the gateway in batches (rule operation.7). */
export const startTracing = (ticket: string, { patternOf, versionAt }: TracedPage): void => {
  const { fetch: own } = window
  const traced = traceCalls({
    ticket,
    screen: () => ({ screen: patternOf(location.pathname), version: versionAt(location.pathname) }),
    fetch: (input, init) => own(input, init),
    now: () => performance.now(),
    origin: location.origin,
  })
  window.fetch = Object.assign(traced.fetch, own)
  setInterval(() => void traced.send(), sendEvery)
  window.addEventListener('pagehide', () => void traced.send())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void traced.send()
  })
}
