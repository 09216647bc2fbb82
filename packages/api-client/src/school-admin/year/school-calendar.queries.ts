import { schoolCalendarRoutes } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const schoolCalendarCalls = callsOf('school-calendar', schoolCalendarRoutes)

export const schoolCalendarQuery = schoolCalendarCalls.getSchoolCalendar
/** Classes whose year ends without a next one, and who can change that. */
export const yearOutlookQuery = schoolCalendarCalls.getYearOutlook
