import type { RouteName } from '@lernspur/contracts/contract'

/** What belongs to the maker of reports, whatever part of them a colleague writes. */
export const ofReportMaker: readonly RouteName[] = [
  'updateReportComment',
  'closeReport',
  'closeReports',
  'deleteReport',
  'deleteReports',
  'remindReportWriters',
  'assignReports',
  'unassignReport',
  'moveReports',
]

/** Groups are seen by all of the class, and managed by their makers and who leads it. */
export const ofGroupMaker: readonly RouteName[] = ['updateReportGroup', 'deleteReportGroup']
