import { schoolCalendarRoutes } from '@lernspur/contracts/school-calendar.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getSchoolCalendar } from './get-school-calendar'
import { getYearOutlook } from './get-year-outlook'

export const schoolCalendarSlice = slice(schoolCalendarRoutes, {
  getSchoolCalendar: ({ call }) => getSchoolCalendar(call),
  getYearOutlook: ({ call }) => getYearOutlook(call),
})
