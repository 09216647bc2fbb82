import type { CloseReports } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockReportsOf } from '../lock-reports'
import { completeReports } from './complete-reports'

/** Completes reports of a class, all or none, each as `closeReport` does. */
export const closeReports = (call: Call, schoolClassId: string, { reports: given }: CloseReports): Promise<undefined> =>
  call.write(async (tx) => {
    const ids = given.map(({ reportId }) => reportId)
    const reports = await lockReportsOf(tx, call, schoolClassId, ids, 'UPDATE_NOT_ALLOWED')
    await completeReports(tx, call, {
      reports,
      confirmedIds: new Set(given.flatMap(({ incompleteSubjectIds = [] }) => incompleteSubjectIds)),
      pathOf: (reportId, subjectId) => `reports.${ids.indexOf(reportId)}.subjects.${subjectId}`,
    })
    return undefined
  })
