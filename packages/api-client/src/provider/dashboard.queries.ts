import { dashboardRoutes } from '@lernspur/contracts/provider/dashboard.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const dashboardCalls = callsOf('dashboard', dashboardRoutes)

export const schoolHistoryQuery = dashboardCalls.getSchoolHistory
export const quietSchoolsQuery = dashboardCalls.getQuietSchools
export const looseEndsQuery = dashboardCalls.getLooseEnds
export const installationQuery = dashboardCalls.getInstallation
export const lastBackupQuery = dashboardCalls.getLastBackup
export const cellsQuery = dashboardCalls.getCells
