import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { findingsOf, reportsToCheck } from './findings'

/** What is to be looked at in reports of a class before they are completed; NOT_FOUND when one is not seen there. */
export const checkReports = (call: Call, schoolClassId: string, reportIds: readonly string[]) =>
  call.write(async (tx) => {
    const ids = [...new Set(reportIds)]
    const reports = await reportsToCheck(tx, call, ids)
    const own = reports.filter((report) => report.schoolClassId === schoolClassId)
    if (own.length !== ids.length) refuse('NOT_FOUND')
    const rows = await findingsOf(tx, call, own)
    return { rows, count: rows.length }
  })
