import { homeDayRoutes } from '@lernspur/contracts/home-day.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getHomeDay } from './get-home-day'

/** What the start page shows, in one read. */
export const homeDaySlice = slice(homeDayRoutes, {
  getHomeDay: ({ call, query }) => getHomeDay(call, query.schoolClassId),
})
