import { calendarFeedRoutes } from '@lernspur/contracts/school-admin/year/calendar-feed.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const calendarFeedCalls = callsOf('calendar-feed', calendarFeedRoutes)
