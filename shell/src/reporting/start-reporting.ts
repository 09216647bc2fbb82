import { readReportingDsn } from '@lernspur/federation/runtime/reporting-dsn'
import { readWatched } from '@lernspur/federation/runtime/watched'
import type { Pages } from './pages'
import { handOver, keepErrors } from './report'

/** Runs once the page has loaded what it needs to render. */
const afterLoad = (run: () => void): void => {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

/**
 * Starts reporting of errors, traces and recordings if configured (rule browser.5), and counting while a canary is compared
 * (rule release.9). Their code is loaded after the page; earlier errors are queued.
 */
export const startReporting = (pages: Pages): void => {
  const dsn = readReportingDsn()
  const watched = readWatched()
  if (!dsn && !watched) return
  keepErrors()
  const failed = (error: unknown) => console.error('Error reporting could not be loaded', error)
  afterLoad(() => {
    if (dsn) import('./sdk').then(({ startSdk }) => handOver(startSdk(dsn, pages)), failed)
    if (watched) import('./count').then(({ startCounting }) => handOver(startCounting(watched, pages)), failed)
  })
}
