import type { RouteName } from '@lernspur/contracts/contract'

/** Reserved for the creator of reports, even if a colleague writes part of them. */
export const ofReportMaker: readonly RouteName[] = [
  'updateReportComment',
  'updateReportDetails',
  'closeReport',
  'closeReports',
  'deleteReport',
  'deleteReports',
  'remindReportWriters',
  'assignReports',
  'unassignReport',
  'moveReports',
]

/** The whole class team sees groups; their creators and the class's leaders manage them. */
export const ofGroupMaker: readonly RouteName[] = ['updateReportGroup', 'deleteReportGroup']
