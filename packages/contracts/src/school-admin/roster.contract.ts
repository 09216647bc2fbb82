import * as z from 'zod/mini'
import type { ErrorCode } from '../wire/error-catalogue'
import { day, instant } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'

/** The id of a configured identity provider. */
const providerId = z.string().check(z.regex(/^[a-z0-9-]{1,50}$/))

/** Why the roster of a hub could not be read (rule roster.3). */
export const rosterErrors = [
  'ROSTER_UNAVAILABLE',
  'ROSTER_REFUSED',
  'ROSTER_UNREADABLE',
  'ROSTER_TOO_LARGE',
  'ROSTER_CLAIM_MISSING',
  'ROSTER_SCHOOL_UNKNOWN',
] as const satisfies readonly ErrorCode[]
export type RosterError = (typeof rosterErrors)[number]

/** Whether a code is one of reading a roster. */
export const isRosterError = (code: string): code is RosterError => rosterErrors.some((one) => one === code)

/** A hub that may be read for the school, and how that went last. */
export const rosterSourceSchema = z.object({
  providerId,
  name: z.string(),
  /** When the hub answered last, by day or night; null before the first time. */
  readAt: z.nullable(instant),
  /** Why it could not be read since then, in a sentence; null when the last attempt succeeded. */
  failure: z.nullable(z.object({ code: z.enum(rosterErrors), message: z.string(), failedAt: instant })),
})
export type RosterSource = z.infer<typeof rosterSourceSchema>

/** A child as the hub names it. Nothing of it is stored by reading. */
const rosterStudentSchema = z.object({
  /** '' where the hub names none. */
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(day),
  /** Groups of the type Klasse that have not ended; usually one. */
  classNames: z.array(z.string()),
  /** The day on which the hub deletes the child, as it plans now. */
  deletedOn: z.nullable(day),
})

/** Somebody who teaches or leads there. */
const rosterTeacherSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** As the hub calls it: LEHR or LEIT. */
  role: z.string(),
  email: z.nullable(z.string()),
})

/** The people of the school as its hub lists them at this moment. */
export const rosterSchema = z.object({
  source: rosterSourceSchema,
  students: z.array(rosterStudentSchema),
  teachers: z.array(rosterTeacherSchema),
  /** People with other roles, such as guardians, of whom nothing is read. */
  otherCount: z.int().check(z.minimum(0)),
})
export type Roster = z.infer<typeof rosterSchema>

export const readRosterSchema = z.strictObject({ providerId })

const shared = { owner: 'school-admin', access: 'manager', status: 200, extension: true } as const

export const rosterRoutes = defineRoutes({
  /** The hubs that know the school and whose rosters may be read. */
  listRosterSources: {
    ...shared,
    method: 'GET',
    path: '/tenants/current/roster-sources',
    response: rowsOf(rosterSourceSchema),
    errors: [],
  },
  /** The running classes with their students and teachers as files of OneRoster 1.2 (rule roster.5). */
  exportOneRoster: {
    ...shared,
    method: 'GET',
    path: '/tenants/current/one-roster',
    response: 'binary',
    mediaType: 'application/zip',
    errors: [],
  },
  /**
   * Reads the people of the school from its hub, now (rule roster.1). Nothing of the school changes by it; what is
   * taken goes through `importStudents`. NOT_FOUND for a hub that does not know the school.
   */
  readRoster: {
    ...shared,
    method: 'PUT',
    path: '/tenants/current/roster-reading',
    body: readRosterSchema,
    response: rosterSchema,
    errors: [...updateErrors, ...rosterErrors],
  },
})
