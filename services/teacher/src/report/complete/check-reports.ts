import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { countedEntries } from '../writing/counted-entries'
import { classChildren, findingsIn, reportsToCheck } from './findings'

/** What is to be looked at in reports of a class before they are completed; NOT_FOUND when one is not seen there. */
export const checkReports = (call: Call, schoolClassId: string, reportIds: readonly string[]) =>
  call.write(async (tx) => {
    const ids = [...new Set(reportIds)]
    const [reports, children] = await Promise.all([
      reportsToCheck(tx, call, ids),
      classChildren(tx, call, schoolClassId),
    ])
    const own = reports.filter((report) => report.schoolClassId === schoolClassId)
    if (own.length !== ids.length) refuse('NOT_FOUND')
    const rows = findingsIn(own, children, await countedEntries(tx, call, own))
    return { rows, count: rows.length }
  })
