import * as z from 'zod/mini'
import { labelSchema } from '../area-route.contract'
import { id, instant, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'

// As in the contract of releases, most of which no browser needs.
const unitKinds = ['area', 'service', 'shell'] as const
const releaseVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/))

/** Where a version comes from, where that was recorded with its release. */
const origin = {
  /** Commit of the checkout that it was built from. */
  commit: z.optional(z.string()),
  /** Whether the checkout held something that is not in that commit. */
  isDirty: z.optional(z.boolean()),
  /** A page about it, such as its changes. */
  link: z.optional(z.string()),
}

/** Something that was done to a unit. */
export const releaseEventSchema = z.object({
  at: instant,
  /** `promote`, `canary` and what else commands do; `refuse` and `end-canary` are done by Lernspur itself. */
  act: z.string(),
  who: z.string(),
  /** Empty where no reason was given. */
  why: z.string(),
  /** The stable version before and after. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The version that it is about, where that is not the stable one. */
  version: z.nullable(z.string()),
  /** Share of users in per cent, for a canary or a flag. */
  weight: z.nullable(z.int()),
  /** The flag that it is about. */
  flag: z.nullable(z.string()),
})
export type DeskEvent = z.infer<typeof releaseEventSchema>

/** Visits, and how many of them failed. */
const trials = z.object({ visits: z.int(), failed: z.int() })

/** What a share of users gets, and how it fares against the stable version. */
export const releaseCanarySchema = z.object({
  version: z.string(),
  /** Per cent. */
  weight: z.int(),
  /** Units that users get or do not get with it; empty for a canary of one unit. */
  jointWith: z.array(z.string()),
  since: z.nullable(instant),
  canary: trials,
  stable: trials,
  /** Equal parts of the time since then, the oldest first. */
  trend: z.array(z.object({ from: instant, canary: trials, stable: trials })),
})
export type ReleaseCanary = z.infer<typeof releaseCanarySchema>

/** What was counted of a version while it was compared with another one; the last 30 days. */
export const releaseCountsSchema = z.object({
  version: z.string(),
  visits: z.int(),
  failed: z.int(),
  /** Visits with an error of the browser, with a call that could not be answered, and with too long a wait. */
  errors: z.int(),
  calls: z.int(),
  slow: z.int(),
  lastAt: instant,
})
export type ReleaseCounts = z.infer<typeof releaseCountsSchema>

/** Calls of a service or of the gateway, or screens of an area or of the shell. */
const healthCounts = {
  total: z.int(),
  /** Calls that were answered by an error of the server; screens with such a call. */
  failed: z.int(),
  /** Calls whose answer began late, screens that somebody waited for too long (rule desk.9). */
  slow: z.int(),
  /** Screens with an error of the browser. */
  errors: z.int(),
}
const healthCountsSchema = z.object(healthCounts)
export type HealthCounts = z.infer<typeof healthCountsSchema>

/** How a version fared lately, whether it was compared with another one or not. */
export const versionHealthSchema = z.object({
  version: z.string(),
  hour: healthCountsSchema,
  day: healthCountsSchema,
  week: healthCountsSchema,
  lastAt: instant,
})
export type VersionHealth = z.infer<typeof versionHealthSchema>

/** How the versions of a unit fared in the last seven days. */
export const unitHealthSchema = z.object({
  /** When it was read: the end of the seven days. */
  at: instant,
  /** Oldest first; hours in which nothing was counted are missing. */
  hours: z.array(z.object({ from: instant, version: z.string(), ...healthCounts })),
  /** When another version got live for everybody, oldest first. */
  switches: z.array(z.object({ at: instant, act: z.string(), version: z.string() })),
  /** The calls that failed or were slow most often, worst first; of areas and the shell there are none. */
  routes: z.array(
    z.object({
      version: z.string(),
      /** Method and pattern, such as `GET /api/classes/{classId}`. */
      route: z.string(),
      total: z.int(),
      failed: z.int(),
      slow: z.int(),
    }),
  ),
})
export type UnitHealth = z.infer<typeof unitHealthSchema>

/** A version that can be made live. */
export const deskVersionSchema = z.object({
  version: z.string(),
  releasedAt: instant,
  who: z.nullable(z.string()),
  why: z.nullable(z.string()),
  ...origin,
})
export type DeskVersion = z.infer<typeof deskVersionSchema>

/** Who sees what an area hides behind a flag. */
export const deskFlagSchema = z.object({
  name: z.string(),
  /** What is behind it; null once no live version has it, when it can only be switched off. */
  text: z.nullable(labelSchema),
  /** Per cent of all users. */
  share: z.int(),
  /** Schools where everybody sees it. */
  schools: z.array(z.object({ id, name: z.nullable(z.string()) })),
})
export type DeskFlag = z.infer<typeof deskFlagSchema>

/** What is live of a unit, what lies ready, and how it fares. */
export const deskUnitSchema = z.object({
  /** As commands call it: `shell`, `gateway`, `teacher`, `teacher-service`. */
  id: z.string(),
  kind: z.enum(unitKinds),
  name: z.string(),
  isEnabled: z.boolean(),
  /** What everybody gets; null before the first promotion. */
  stable: z.nullable(z.object({ version: z.string(), since: z.nullable(instant), ...origin })),
  /** Who made that version live, and why; null where it is no longer recorded. */
  cause: z.nullable(releaseEventSchema),
  /** The version that a rollback makes live again. */
  fallback: z.nullable(z.string()),
  canary: z.nullable(releaseCanarySchema),
  /** Other units that went live together with its stable version, and may go back together with it. */
  promotedWith: z.array(z.string()),
  /** Schools that stay on a version. */
  pins: z.array(z.object({ schoolId: id, schoolName: z.nullable(z.string()), version: z.string() })),
  /** Newest first. */
  released: z.array(deskVersionSchema),
  counts: z.array(releaseCountsSchema),
  /** What was counted last comes first. */
  health: z.array(versionHealthSchema),
  /** Teams that release it by a key of theirs. */
  teams: z.array(z.string()),
  flags: z.array(deskFlagSchema),
  /** Newest first. */
  events: z.array(releaseEventSchema),
})
export type DeskUnit = z.infer<typeof deskUnitSchema>

export const releaseDeskSchema = z.object({ units: z.array(deskUnitSchema) })
export type ReleaseDesk = z.infer<typeof releaseDeskSchema>

/** Versions and events of a unit that are shown; commands list them all. */
export const deskLimits = { released: 10, events: 12, reason: 500, flagSchools: 200 } as const

const deskActs = ['canary', 'promote', 'rollback'] as const
export type DeskActName = (typeof deskActs)[number]

const unitName = z.string().check(z.regex(/^[a-z][a-z-]{0,47}$/))
const unitParams = z.object({ unit: unitName })

/** What is to be checked; a rollback names no version. */
export const releaseEffectsParams = z.object({
  act: z.enum(deskActs),
  version: z.optional(releaseVersion),
  /** Other units that a rollback takes back together with this one, with commas between them. */
  jointWith: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,47}(?:,[a-z][a-z-]{0,47}){0,39}$/))),
})

/** Sentences about what would happen to others. */
export const releaseEffectsSchema = z.object({
  /** What would break, so that it is refused. */
  refusals: z.array(z.string()),
  /** What others have to take that they do not know; it breaks nothing. */
  widenings: z.array(z.string()),
  /** The units that it changes, in one step, each with what is live now and what would be; null where there is none. */
  plan: z.array(z.object({ unit: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
})
export type ReleaseEffects = z.infer<typeof releaseEffectsSchema>

export const switchReleaseSchema = z.strictObject({
  act: z.enum(deskActs),
  /** Needed for all but a rollback. */
  version: z.optional(releaseVersion),
  /** Per cent of all users, for a canary; 0 ends it. */
  weight: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** The stable version that the caller saw; EDIT_CONFLICT when there is another one by now. */
  from: z.nullable(releaseVersion),
  /** Other units that a rollback takes back in the same step, each with the stable version that the caller saw. */
  jointWith: z.optional(
    z.array(z.strictObject({ unit: unitName, from: z.nullable(releaseVersion) })).check(z.maxLength(40)),
  ),
  reason: requiredText(deskLimits.reason),
})
export type SwitchRelease = z.infer<typeof switchReleaseSchema>

/** Share of all users in per cent, and schools where everybody sees it. */
const flagRule = {
  share: z.int().check(z.minimum(0), z.maximum(100)),
  schoolIds: z.array(id).check(z.maxLength(deskLimits.flagSchools)),
}

export const switchFlagSchema = z.strictObject({
  ...flagRule,
  /** What the caller saw; EDIT_CONFLICT when it is something else by now. */
  from: z.strictObject(flagRule),
  reason: requiredText(deskLimits.reason),
})
export type SwitchFlag = z.infer<typeof switchFlagSchema>

const desk = { owner: 'provider', access: 'provider', status: 200, extension: true } as const

/** Releases, for admins of the provider who have a second factor (rules desk.5, desk.6, desk.7). */
export const releaseDeskRoutes = defineRoutes({
  getReleaseDesk: {
    ...desk,
    method: 'GET',
    path: '/provider/releases',
    response: releaseDeskSchema,
    errors: ['NO_PERMISSION'],
  },
  /** How the unit's versions fared in the last seven days. */
  getUnitHealth: {
    ...desk,
    method: 'GET',
    path: '/provider/releases/{unit}/health',
    params: unitParams,
    response: unitHealthSchema,
    errors: ['NO_PERMISSION', 'NOT_FOUND'],
  },
  /** What would break if it was done now, as the command itself would say. */
  getReleaseEffects: {
    ...desk,
    method: 'GET',
    path: '/provider/releases/{unit}/effects',
    params: unitParams,
    query: releaseEffectsParams,
    response: releaseEffectsSchema,
    errors: ['NO_PERMISSION', 'NOT_FOUND', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  /** Does it, unless something would break: VALIDATION_FAILED with a sentence for each thing that would. */
  switchRelease: {
    ...desk,
    method: 'POST',
    path: '/provider/releases/{unit}/switch',
    confirmation: 'always',
    params: unitParams,
    body: switchReleaseSchema,
    response: releaseDeskSchema,
    errors: ['NO_PERMISSION', 'NOT_FOUND', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  /** Shows what an area hides behind a flag to a share of users and to schools; 0 and none hide it from all. */
  switchReleaseFlag: {
    ...desk,
    method: 'POST',
    path: '/provider/releases/{unit}/flags/{flag}',
    confirmation: 'always',
    params: z.object({ ...unitParams.shape, flag: z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/)) }),
    body: switchFlagSchema,
    response: releaseDeskSchema,
    errors: ['NO_PERMISSION', 'NOT_FOUND', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
})
