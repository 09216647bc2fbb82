import { reportBundleRoutes } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createSchoolReportSet } from './create-school-report-set'
import { listNotCurrentBundles, listReportBundles } from './list-bundles'
import { previewSignOff, signOffReports } from './sign-off'

/** Reports of all classes of a school. */
export const reportBundleSlice = slice(reportBundleRoutes, {
  listReportBundles: ({ call, query }) => listReportBundles(call, query.schoolYearId),
  listNotCurrentBundles: ({ call, query }) => listNotCurrentBundles(call, query.schoolYearId),
  previewSignOff: ({ call, body }) => previewSignOff(call, body.bundles),
  signOffReports: ({ call, body }) => signOffReports(call, body.reportIds),
  createSchoolReportSet: ({ call, body }) => createSchoolReportSet(call, body),
})
