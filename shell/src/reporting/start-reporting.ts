import { readReportingDsn } from '@lernspur/federation/runtime/reporting-dsn'
import type { Pages } from './pages'
import { handOver, keepErrors } from './report'

/** Runs when the page has what it needs to be seen. */
const afterLoad = (run: () => void): void => {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

/**
 * Starts the reporting of errors, traces and recordings where this installation has one (rule browser.5).
 * Its code comes after the page itself; errors from before are kept.
 */
export const startReporting = (pages: Pages): void => {
  const dsn = readReportingDsn()
  if (!dsn) return
  keepErrors()
  afterLoad(() => {
    import('./sdk').then(
      ({ startSdk }) => handOver(startSdk(dsn, pages)),
      (error) => console.error('Error reporting could not be loaded', error),
    )
  })
}
