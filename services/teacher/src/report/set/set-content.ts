import type { Call } from '@lernspur/service-kit/call/call'
import { printedReports } from '../print/draw-report'
import type { PrintedReport } from '../print/report.document'
import type { ReportSetRow } from './report-set.query'

/** A digest of all that a file of these reports shows, in their order. */
export const contentDigest = (reports: readonly PrintedReport[], { language }: Call): string =>
  new Bun.CryptoHasher('sha256').update(JSON.stringify([language, reports])).digest('hex')

/** Whether a file that the caller made now would differ from the one in the set. */
export const isOutdated = async (call: Call, { state, reportIds, madeFrom }: ReportSetRow): Promise<boolean> =>
  state === 'done' && contentDigest(await printedReports(call, reportIds), call) !== madeFrom
