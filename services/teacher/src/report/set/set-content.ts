import type { PrintOptions } from '@lernspur/contracts/teacher/report.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { printedReports } from '../print/draw-report'
import type { PrintedReport } from '../print/report.document'
import { hasUnsafeKey } from '../seal/unsafe-key'
import type { ReportSetRow } from './report-set.query'

/** How the reports of a set are printed where it differs from what they say. */
export const optionsOf = ({ language, reportForm }: Pick<ReportSetRow, 'language' | 'reportForm'>): PrintOptions => ({
  ...(language && { language }),
  ...(reportForm && { reportForm }),
})

/** A digest of all that a file of these reports shows, in their order. */
export const contentDigest = (reports: readonly PrintedReport[], options: PrintOptions): string =>
  new Bun.CryptoHasher('sha256').update(JSON.stringify([options, reports])).digest('hex')

/** Whether a report of the set must be sealed again (rule signature.11). */
const hasUnsafeReport = async (call: Call, { reportIds }: ReportSetRow): Promise<boolean> => {
  const [[found]] = await call.read((tx) => [
    tx<{ isUnsafe: boolean }[]>`
      select exists (
        select from report_seal rsl
        where rsl.tenant_id = ${call.actor.tenantId} and rsl.report_id = any(${[...reportIds]}::uuid[])
          and ${hasUnsafeKey(tx)}) as is_unsafe`,
  ])
  return found?.isUnsafe === true
}

/** Whether a file that the caller makes now would not be the one that the set has. */
export const isOutdated = async (call: Call, set: ReportSetRow): Promise<boolean> =>
  set.state === 'done' &&
  (contentDigest(await printedReports(call, set.reportIds), optionsOf(set)) !== set.madeFrom ||
    (await hasUnsafeReport(call, set)))
