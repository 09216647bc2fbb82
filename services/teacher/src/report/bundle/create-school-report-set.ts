import type { ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import type { CreateSchoolReportSet } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import { reportBundleLimits } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { startReportSet } from '../set/create-report-set'
import { reportsOfBundles } from './bundle.query'

const tooMany: Readonly<Record<Language, string>> = {
  de: `Eine Datei nimmt höchstens ${reportBundleLimits.reports} Berichte auf. Wählen Sie weniger Klassen.`,
  en: `A file takes at most ${reportBundleLimits.reports} reports. Choose fewer classes.`,
}

/**
 * Starts a file of all completed reports of the bundles, by class and name of the child (rule print.12). NOT_FOUND when
 * there is none, VALIDATION_FAILED for too many.
 */
export const createSchoolReportSet = (call: Call, { bundles, ...options }: CreateSchoolReportSet): Promise<ReportSet> =>
  startReportSet(call, options, async (tx) => {
    const rows = await tx<{ id: string }[]>`
      select r.id from ${reportsOfBundles(tx, call.actor, bundles)} and r.status = 'completed'`
    if (rows.length === 0) refuse('NOT_FOUND')
    if (rows.length > reportBundleLimits.reports) {
      refuse('VALIDATION_FAILED', [{ path: 'bundles', message: tooMany[call.language] }])
    }
    const classes = new Set(bundles.map(({ schoolClassId }) => schoolClassId))
    const [only, ...others] = classes
    return { ids: rows.map(({ id }) => id), schoolClassId: others.length === 0 ? (only ?? null) : null }
  })
