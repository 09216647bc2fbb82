import { releaseManifestSchema, releaseVersion } from '@lernspur/contracts/release/release.contract'
import * as z from 'zod'
import { maxPreviewHours } from '../preview'

// What a team's command and an installation tell each other; both sides read it by these schemas.

/** Verbs that a team's key may use on its own units. All others need the installation's own computer. */
export const teamVerbs = [
  'check',
  'release',
  'canary',
  'promote',
  'rollback',
  'retire',
  'preview',
  'flag',
  'disable',
  'enable',
  'status',
  'why',
  'history',
] as const
export type TeamVerb = (typeof teamVerbs)[number]

/** Below it lies everything that a team's key signs. */
export const releasesPath = '/api/releases'
/** Address of commands. */
export const commandsPath = '/api/releases/commands'
/** Address that files of builds are sent to. */
export const filesPath = '/api/releases/files'
/** Address that tells whether a service has its place; `?unit=teacher-service&version=…`. */
export const servicePath = '/api/releases/service'

/** Nothing that a terminal would obey: others read it there. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** A typed command, with what lies in the sender's checkout. */
export const teamCommandSchema = z.strictObject({
  verb: z.enum(teamVerbs),
  words: z.array(text(100)).max(80),
  from: text(100).optional(),
  why: text(2_000),
  link: text(500)
    .regex(/^https?:\/\//)
    .optional(),
  weight: z.int().min(0).max(100).optional(),
  /** The school of a flag. */
  school: z.uuid().optional(),
  /** Switches a flag off. */
  isOff: z.boolean().optional(),
  limit: z.int().min(0).max(1_000),
  hours: z.int().min(0).max(maxPreviewHours).optional(),
  isRetiring: z.boolean(),
  isRehearsal: z.boolean(),
  /** What `check` and `release` have built; the files are sent before. */
  builds: z.array(releaseManifestSchema).max(40),
  /** What the builds were made from. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
  isDirty: z.boolean(),
  /** What the last `release all` of the checkout built, for `promote all`. */
  set: z
    .array(z.strictObject({ unit: text(50), version: releaseVersion }))
    .max(40)
    .optional(),
})
export type TeamCommand = z.infer<typeof teamCommandSchema>

/** How a command ended at the installation. */
export const teamAnswerSchema = z.object({
  /** An exit code (rule release.7). */
  code: z.int().min(0).max(4),
  /** For people. */
  text: z.string(),
  /** For programs; absent after a failure. */
  data: z.unknown().optional(),
  /** Units that were switched, or were already as requested. */
  units: z.array(z.string()),
  /** Units whose version before goes once the switched services run. */
  retiring: z.array(z.string()),
})
export type TeamAnswer = z.infer<typeof teamAnswerSchema>

/** Files of a build and bytes of all of them: more than any unit has. */
export const buildLimits = { files: 2_000, bytes: 256 * 1024 * 1024 } as const

/** Some files of a build, or none to find out which the installation lacks. */
export const sentFilesSchema = z.strictObject({
  manifest: releaseManifestSchema,
  /** Path → content in base64. */
  files: z.record(z.string(), z.string()),
})

/** Paths of a build that the installation does not have. */
export const missingFilesSchema = z.object({ missing: z.array(z.string()) })

/** Whether a version of a service has its place on the installation's computer. */
export const serviceStateSchema = z.object({
  state: z.enum(['running', 'waiting', 'gone']),
  /** Why it has gone, for people. */
  reason: z.string(),
})
export type ServiceState = z.infer<typeof serviceStateSchema>
