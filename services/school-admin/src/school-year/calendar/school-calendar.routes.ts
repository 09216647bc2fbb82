import { schoolCalendarRoutes } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getSchoolCalendar } from './get-school-calendar'
import { getYearOutlook } from './get-year-outlook'

export const schoolCalendarSlice = slice(schoolCalendarRoutes, {
  getSchoolCalendar: ({ call }) => getSchoolCalendar(call),
  getYearOutlook: ({ call }) => getYearOutlook(call),
})
