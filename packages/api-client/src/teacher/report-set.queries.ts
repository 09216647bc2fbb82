import { reportSetRoutes } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { callsOf } from '../derive/calls'

/**
 * A file of what is saved already; the dialog that asks for it says what failed.
 * @public
 */
export const reportSetCalls = callsOf('report-set', reportSetRoutes, { savesNothing: true, showsFailure: true })

/** Starts a file of several reports (rule print.4). */
export const createReportSetMutation = reportSetCalls.createReportSet
/** How far it is; asking also goes on with one whose process ended. */
export const reportSetQuery = reportSetCalls.getReportSet
/** Its file, once it is done. */
export const reportSetFileMutation = reportSetCalls.getReportSetFile
export const cancelReportSetMutation = reportSetCalls.cancelReportSet
