import { whenIdle } from '@lernspur/app-runtime'
import { afterLoad } from '@lernspur/federation/runtime/after-load'
import { readReportInterval, readReportingDsn, reportingName } from '@lernspur/federation/runtime/reporting-dsn'
import { collectErrors } from './report'

/**
 * Starts reporting of errors, traces and recordings where it is configured (rule browser.5), and counting of screens (rules
 * release.9, desk.9). `take` loads their code after the page, or once it rests where it is neither reported nor compared how
 * it fares; earlier errors are queued.
 */
export const startReporting = (take: () => Promise<void>): void => {
  if (!document.querySelector(`[name=${reportingName}]`)) return
  collectErrors()
  const isSoon = readReportingDsn() !== undefined || readReportInterval() === undefined
  const later = isSoon ? afterLoad : whenIdle
  later(() => {
    take().catch((error) => console.error('Error reporting could not be loaded', error))
  })
}
