import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockOpenReport } from '../report.policy'
import { readReport } from '../report.query'
import { completeReports } from './complete-reports'

/**
 * Completes a report permanently. Open subjects must be listed in `confirmedIds`, else INVALID_PARAMETERS names them;
 * UPDATE_NOT_ALLOWED for anyone but its author, a manager or an admin; REPORT_ALREADY_COMPLETED the second time.
 */
export const closeReport = (call: Call, id: string, confirmedIds: readonly string[]): Promise<Report> =>
  call.write(async (tx) => {
    const report = await lockOpenReport(tx, call, id)
    await completeReports(tx, call, {
      reports: [report],
      confirmedIds: new Set(confirmedIds),
      pathOf: (_, subjectId) => `subjects.${subjectId}`,
    })
    return readReport(tx, call, id)
  })
