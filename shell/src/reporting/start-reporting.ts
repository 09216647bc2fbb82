import { readReportingDsn } from '@lernspur/federation/runtime/reporting-dsn'
import type { Pages } from './pages'
import { handOver, keepErrors } from './report'

/** Runs once the page has loaded what it needs to render. */
const afterLoad = (run: () => void): void => {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

/**
 * Starts reporting of errors, traces and recordings if configured (rule browser.5). Its code is loaded after the page;
 * earlier errors are queued.
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
