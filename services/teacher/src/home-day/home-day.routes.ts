import { homeDayRoutes } from '@lernspur/contracts/teacher/home/home-day.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getHomeDay } from './get-home-day'

/** What the start page shows, in one read. */
export const homeDaySlice = slice(homeDayRoutes, {
  getHomeDay: ({ call, query }) => getHomeDay(call, query.schoolClassId),
})
