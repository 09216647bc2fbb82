import { reportSetRoutes } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { callsOf } from '../derive/calls'

/** Makes a file of saved data; the dialog that requests it shows what failed. @public */
export const reportSetCalls = callsOf('report-set', reportSetRoutes, { savesNothing: true, showsFailure: true })

/** Starts a file of several reports (rule print.4). */
export const createReportSetMutation = reportSetCalls.createReportSet
/** Progress of a set; asking also resumes one whose process has ended. */
export const reportSetQuery = reportSetCalls.getReportSet
/** Its file, once it is done. */
export const reportSetFileMutation = reportSetCalls.getReportSetFile
export const cancelReportSetMutation = reportSetCalls.cancelReportSet
