import * as z from 'zod/mini'
import { day, id, personSchema } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** The school year by law, its lessons between two summer holidays, and its first half up to the day of the reports. */
export const calendarKinds = ['year', 'lessons', 'firstTerm'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** Dates of a school year as the state sets them, with their source (rule school-year.4). */
export const calendarSpanSchema = z.object({
  kind: z.enum(calendarKinds),
  /** Calendar year in which the school year begins. */
  year: z.int(),
  firstDay: day,
  lastDay: day,
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  /** False while nobody has checked the source for this row. */
  isVerified: z.boolean(),
})
export type CalendarSpan = z.infer<typeof calendarSpanSchema>

export const schoolCalendarSchema = z.object({ spans: z.array(calendarSpanSchema) })
export type SchoolCalendar = z.infer<typeof schoolCalendarSchema>

/** How the school year ends for the classes that the caller sees. */
export const yearOutlookSchema = z.object({
  /** Whether a year of the school is current. */
  hasYear: z.boolean(),
  /** Last day of the current or last year; null without any. */
  endsOn: z.nullable(day),
  /** Classes whose year ends within weeks, or has ended, and that have no next one. */
  waiting: z.array(z.object({ id, name: z.string(), endsOn: day })),
  /** Who can prepare the next year: active managers and admins. */
  leaders: z.array(personSchema),
})
export type YearOutlook = z.infer<typeof yearOutlookSchema>

export const schoolCalendarRoutes = defineRoutes({
  /** Dates of coming school years in the school's state. */
  getSchoolCalendar: {
    method: 'GET',
    path: '/school-years/calendar',
    owner: 'school-admin',
    access: 'manager',
    response: schoolCalendarSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Classes whose year ends without a next one, and who can change that. */
  getYearOutlook: {
    method: 'GET',
    path: '/school-years/outlook',
    owner: 'school-admin',
    access: 'member',
    response: yearOutlookSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
