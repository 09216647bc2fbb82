import { reportGroupRoutes } from '@lernspur/contracts/teacher/report-group.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { assignReports } from './assign-reports'
import { createReportGroup } from './create-report-group'
import { deleteReportGroup } from './delete-report-group'
import { listReportGroups } from './list-report-groups'
import { unassignReport } from './unassign-report'
import { updateReportGroup } from './update-report-group'

export const reportGroupSlice = slice(reportGroupRoutes, {
  createReportGroup: ({ call, params, body }) => createReportGroup(call, params.schoolClassId, body.name),
  listReportGroups: ({ call, params, list }) => listReportGroups(call, params.schoolClassId, list),
  assignReports: ({ call, params, body }) => assignReports(call, params, body.reportIds ?? []),
  updateReportGroup: ({ call, params, body }) => updateReportGroup(call, params, body.name ?? ''),
  deleteReportGroup: ({ call, params }) => deleteReportGroup(call, params),
  unassignReport: ({ call, params }) => unassignReport(call, params, params.reportId),
})
