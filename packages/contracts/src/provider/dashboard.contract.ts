import * as z from 'zod/mini'
import { day, id, instant } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes, serviceNames } from '../wire/route'

/** A calendar week of all schools: numbers at its end, and what happened in it (rule desk.1). */
export const schoolWeekSchema = z.object({
  /** Monday. */
  startsOn: day,
  schoolCount: z.int(),
  userCount: z.int(),
  classCount: z.int(),
  studentCount: z.int(),
  signInCount: z.int(),
  observationCount: z.int(),
})
export type SchoolWeek = z.infer<typeof schoolWeekSchema>

/** Up to 53 weeks, the current one last; empty until the first day was counted. */
export const schoolHistorySchema = z.object({ weeks: z.array(schoolWeekSchema) })

/** A school in which nobody has worked for a while (rule desk.2). */
export const quietSchoolSchema = z.object({
  id,
  name: z.string(),
  /** Null when nobody was ever seen. */
  lastSeenOn: z.nullable(day),
  /** Days since then, or since the school was created, outside of the holidays. */
  quietDays: z.int(),
})
export type QuietSchool = z.infer<typeof quietSchoolSchema>

export const quietWeeks = [2, 4, 8] as const
/** Most schools in an answer; `count` is the number of all. */
export const quietSchoolLimits = { rows: 20 } as const

export const quietSchoolsParams = z.object({ weeks: z.enum(['2', '4', '8']) })

/** What ends soon or was never used (rule desk.3). */
export const looseEndsSchema = z.object({
  invitationCount: z.int(),
  /** Schools with most of them first. */
  invitations: z.array(z.object({ schoolId: id, schoolName: z.string(), count: z.int(), nextEndsAt: instant })),
  unusedEmailCount: z.int(),
})
export type LooseEnds = z.infer<typeof looseEndsSchema>

const state = z.enum(['up', 'down'])

const runningService = { state, version: z.nullable(z.string()), startedAt: z.nullable(instant) }

/** What runs, in which version (rule desk.4). Null for a part that could not be read. */
export const installationSchema = z.object({
  /** Those of the product. */
  services: z.array(z.object({ name: z.enum(serviceNames), ...runningService })),
  /** Those that teams have added, by name (rule service-release.9). */
  addedServices: z.array(z.object({ name: z.string(), ...runningService })),
  areas: z.nullable(
    z.array(
      z.object({
        /** `shell`, or the name of an area. */
        name: z.string(),
        state: z.enum(['enabled', 'disabled']),
        version: z.string(),
      }),
    ),
  ),
})
export type Installation = z.infer<typeof installationSchema>

/** The last backup; null when none was ever made. */
export const lastBackupSchema = z.object({
  backup: z.nullable(
    z.object({ takenAt: instant, sizeBytes: z.int(), isEncrypted: z.boolean(), isChecked: z.boolean() }),
  ),
})
export type LastBackup = z.infer<typeof lastBackupSchema>

/** Numbers that one cell shows of another. */
const cellCountsSchema = z.object({ schoolCount: z.int(), userCount: z.int(), studentCount: z.int() })

/** As much of a history as is read from another cell, which may be of another version. */
export const cellHistorySchema = z.object({ weeks: z.array(cellCountsSchema) })

/** What another cell says of itself, as it was last read (rule desk.12). */
export const cellStateSchema = z.object({
  name: z.string(),
  /** Its public address. */
  url: z.string(),
  /**
   * `pending`: not read yet. `refused`: the token is missing, has ended, or lacks the scope `installation:read`.
   * `unreachable`: no answer, or none of a Lernspur.
   */
  state: z.enum(['pending', 'read', 'refused', 'unreachable']),
  /** When the numbers were read, which stay when a later reading fails; null without any. */
  readAt: z.nullable(instant),
  counts: z.nullable(cellCountsSchema),
  /** Whether all of it works; null where it does not say so. */
  isHealthy: z.nullable(z.boolean()),
})
export type CellState = z.infer<typeof cellStateSchema>

export const cellStatesSchema = z.object({ cells: z.array(cellStateSchema) })

const read = { method: 'GET', owner: 'provider', access: 'provider', status: 200, errors: [], extension: true } as const

export const dashboardRoutes = defineRoutes({
  getSchoolHistory: {
    ...read,
    program: 'installation:read',
    path: '/provider/dashboard/history',
    response: schoolHistorySchema,
  },
  /** Schools in which nobody has worked for that many weeks, the quietest first. */
  getQuietSchools: {
    ...read,
    path: '/provider/dashboard/quiet-schools',
    query: quietSchoolsParams,
    response: rowsOf(quietSchoolSchema),
  },
  getLooseEnds: { ...read, path: '/provider/dashboard/loose-ends', response: looseEndsSchema },
  getInstallation: {
    ...read,
    program: 'installation:read',
    path: '/provider/dashboard/installation',
    response: installationSchema,
  },
  /** The other cells; never waits for one of them. */
  getCells: { ...read, path: '/provider/dashboard/cells', response: cellStatesSchema },
  getLastBackup: {
    ...read,
    program: 'installation:read',
    path: '/provider/dashboard/backup',
    response: lastBackupSchema,
  },
})
