import { calendarFeedRoutes } from '@lernspur/contracts/school-admin/year/calendar-feed.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createCalendarAddress, deleteCalendarAddress, getCalendarAddress } from './calendar-address'
import { getCalendarFeed } from './get-calendar-feed'

/** The days of a school in the calendar of a person. */
export const calendarFeedSlice = slice(calendarFeedRoutes, {
  getCalendarAddress: ({ call }) => getCalendarAddress(call),
  createCalendarAddress: ({ call }) => createCalendarAddress(call),
  deleteCalendarAddress: async ({ call }) => {
    await deleteCalendarAddress(call)
    return undefined
  },
  getCalendarFeed: ({ call, params }) => getCalendarFeed(call, params.address),
})
