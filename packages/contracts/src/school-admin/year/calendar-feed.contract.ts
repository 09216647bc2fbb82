import * as z from 'zod/mini'
import { instant } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** Whether the caller has a calendar address at the current school, and since when. The address itself is not told. */
export const calendarAddressSchema = z.object({ createdAt: z.nullable(instant) })
export type CalendarAddress = z.infer<typeof calendarAddressSchema>

/** A new address, told here and never again: only its hash is stored. */
export const newCalendarAddressSchema = z.object({ createdAt: instant, address: z.url() })
export type NewCalendarAddress = z.infer<typeof newCalendarAddressSchema>

/** The days of a school in the calendar of a person (rule calendar-feed.1). */
export const calendarFeedRoutes = defineRoutes({
  getCalendarAddress: {
    method: 'GET',
    path: '/users/me/calendar-address',
    owner: 'school-admin',
    access: 'member',
    response: calendarAddressSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Takes the place of an earlier one, which opens nothing from then on. No answer with an address is stored. */
  createCalendarAddress: {
    method: 'POST',
    path: '/users/me/calendar-address',
    owner: 'school-admin',
    access: 'member',
    response: newCalendarAddressSchema,
    status: 200,
    errors: [],
    whileClosing: true,
    extension: true,
  },
  /** At once; a success as well where there is none. */
  deleteCalendarAddress: {
    method: 'DELETE',
    path: '/users/me/calendar-address',
    owner: 'school-admin',
    access: 'member',
    status: 200,
    errors: [],
    whileClosing: true,
    extension: true,
  },
  /** The calendar as RFC 5545 has it; every address that opens nothing is NOT_FOUND, always alike. */
  getCalendarFeed: {
    method: 'GET',
    path: '/calendars/{address}',
    owner: 'school-admin',
    access: 'public',
    params: z.object({ address: z.string() }),
    response: 'binary',
    mediaType: 'text/calendar',
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
