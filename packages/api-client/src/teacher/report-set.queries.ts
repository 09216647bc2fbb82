import { reportSetRoutes } from '@lernspur/contracts/report-set.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const reportSetCalls = callsOf('report-set', reportSetRoutes)

/** @public */
export const reportSetKeys = reportSetCalls.keys
/** Starts a file of several reports (rule print.4). @public */
export const createReportSetMutation = reportSetCalls.createReportSet
/** How far it is; asking also goes on with one whose process ended. @public */
export const reportSetQuery = reportSetCalls.getReportSet
/** @public */
export const reportSetFileMutation = reportSetCalls.getReportSetFile
/** @public */
export const cancelReportSetMutation = reportSetCalls.cancelReportSet
