import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { classChildren, findingsIn, reportsToCheck } from './findings'

/**
 * What to look at in reports of a class before completing them; NOT_FOUND when the caller does not see one of them
 * there.
 */
export const checkReports = async (call: Call, schoolClassId: string, reportIds: readonly string[]) => {
  const ids = [...new Set(reportIds)]
  const [reports, children] = await call.read((tx) => [
    reportsToCheck(tx, call, ids),
    classChildren(tx, call, schoolClassId),
  ])
  const own = reports.filter((report) => report.schoolClassId === schoolClassId)
  if (own.length !== ids.length) refuse('NOT_FOUND')
  const rows = findingsIn(own, children)
  return { rows, count: rows.length }
}
