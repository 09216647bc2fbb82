import { reportBundleRoutes } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const reportBundleCalls = callsOf('report', reportBundleRoutes, {
  calls: {
    previewSignOff: { savesNothing: true, showsFailure: true },
    createSchoolReportSet: { savesNothing: true, showsFailure: true },
  },
})

/** How far the reports of all classes of a school year are. */
export const reportBundleListQuery = reportBundleCalls.listReportBundles
/** Numbers of reports that today's entries would change, by bundle. */
export const notCurrentBundlesQuery = reportBundleCalls.listNotCurrentBundles
/** Which reports would be signed off, and why others would not. */
export const previewSignOffMutation = reportBundleCalls.previewSignOff
export const signOffReportsMutation = reportBundleCalls.signOffReports
/** Starts a file of completed reports of several classes. */
export const createSchoolReportSetMutation = reportBundleCalls.createSchoolReportSet
