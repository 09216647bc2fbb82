import { reportGroupRoutes } from '@lernspur/contracts/teacher/report-group.contract'
import { callsOf } from '../derive/calls'

// Reports include the name of their group.
/** @public */
export const reportGroupCalls = callsOf('report-group', reportGroupRoutes, { stale: ['report-group', 'report'] })

export const assignReportsMutation = reportGroupCalls.assignReports
export const createReportGroupMutation = reportGroupCalls.createReportGroup
export const reportGroupListQuery = reportGroupCalls.listReportGroups
/** Dissolves a group; its reports stay. */
export const deleteReportGroupMutation = reportGroupCalls.deleteReportGroup
export const updateReportGroupMutation = reportGroupCalls.updateReportGroup
