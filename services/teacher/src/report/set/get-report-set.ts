import type { ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { resumeMaking } from './make-report-set'
import { presentSet, readSet } from './report-set.query'
import { isOutdated } from './set-content'

/** How far a set is, and whether its reports have changed since. Resumes a set whose process has ended. */
export const getReportSet = async (call: Call, id: string): Promise<ReportSet> => {
  const set = await readSet(call, id)
  await resumeMaking(call, set)
  return { ...presentSet(set), isOutdated: await isOutdated(call, set) }
}
