import * as z from 'zod/mini'
import {
  areaFillerSchema,
  areaPageSchema,
  areaVerbSchema,
  audiences,
  labelSchema,
  offeredSlotsSchema,
  pageLayouts,
  pageRuleSchema,
  pageSubjects,
  slotPartSchema,
} from './area-route.contract'
import { addedCategorySchema } from './processing/added-data'

/**
 * An area, which the shell loads at run time and its own team releases: the name of its folder without `mfe-`. There is
 * no list of areas, so a team can add one by itself (rule release.10).
 */
export const areaNameSchema = z
  .string()
  .check(z.regex(/^(?!(?:shell|gateway|all)$)(?!.*-service$)[a-z]+(?:-[a-z]+)*$/), z.maxLength(30))
export type AreaName = z.infer<typeof areaNameSchema>
/** A unit that is built and released for the browser: `shell`, or an area. */
export type UnitName = string

/** Absolute path below the one origin, as in `/mfe/teacher/0.1.0-1a2b3c4d/entry.js`. */
const url = z.string().check(z.regex(/^\/[^\s"'<>]*$/))
/** Subresource integrity, `sha384-…`. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))
/** `<package version>-<first 8 of the sources' hash>`. */
const version = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/))

export const preloadSchema = z.object({
  url,
  as: z.enum(['script', 'style', 'font']),
  /** Only for pages in this language. */
  language: z.optional(z.string()),
})
export type Preload = z.infer<typeof preloadSchema>

/** One screen of an area, by its path pattern (`/class/:classId/skills`). */
export const areaRouteSchema = z.object({
  pattern: z.string(),
  /** What it loads besides the area's entry. */
  preload: z.array(preloadSchema),
  /** Calls it makes first, with the pattern's parameters: `/api/classes/:classId/students`. */
  reads: z._default(z.array(url), []),
  /** Whether it is drawn with what was typed on this device before. */
  readsDrafts: z.optional(z.boolean()),
  /** What surrounds it in the shell; the frame by default. */
  layout: z.optional(z.enum(pageLayouts)),
})

/** A part of an area that stands in a slot of the shell. */
export const areaPartSchema = z.object({
  ...slotPartSchema.shape,
  /** What it loads besides the area's entry. */
  preload: z.array(preloadSchema),
})

/** Name of a flag within its area: `weekPlan`. */
export const flagNameSchema = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/))

/** Something in an area that only some people see (rule release.24). */
export const areaFlagSchema = z.object({ name: flagNameSchema, text: labelSchema })
export type AreaFlag = z.infer<typeof areaFlagSchema>

export const areaReleaseSchema = z.object({
  area: areaNameSchema,
  /** Its name for people. */
  title: z.optional(labelSchema),
  version,
  entry: url,
  manifest: url,
  integrity,
  /** Top-level patterns the area owns; everything below them is its. */
  owns: z.array(z.string()),
  routes: z.array(areaRouteSchema),
  /** Its pages as navigation and search show them. */
  pages: z._default(z.array(areaPageSchema), []),
  /** Language → integrity of the file that has its pages and verbs in that language; missing in older releases. */
  pageDetails: z.optional(z.record(z.string(), integrity)),
  /** What can be done in it, as the search offers it. */
  verbs: z._default(z.array(areaVerbSchema), []),
  /** What guards enforce before any of its code is loaded. */
  rules: z._default(z.array(pageRuleSchema), []),
  /** What a screen shows → its pattern. */
  shows: z._default(z.partialRecord(z.enum(pageSubjects), z.string()), {}),
  parts: z._default(z.array(areaPartSchema), []),
  /** What it offers to other areas in its pages. */
  slots: z._default(offeredSlotsSchema, {}),
  /** What it brings into pages of other areas. */
  fillers: z._default(z.array(areaFillerSchema), []),
  /** What it hides behind a flag. */
  flags: z._default(z.array(areaFlagSchema), []),
  /** The texts of each language, one list a language. */
  locales: z.record(z.string(), z.array(preloadSchema)),
  /** The texts of its parts alone. */
  partLocales: z._default(z.record(z.string(), z.array(preloadSchema)), {}),
})
export type AreaRelease = z.infer<typeof areaReleaseSchema>

/** Calls that every page of a signed-in user makes first, or every page of one audience. */
export const pageReadsSchema = z.array(z.strictObject({ url, for: z.optional(z.enum(audiences)) }))

export const shellReleaseSchema = z.object({
  version,
  /** Classic scripts in the order in which they run. */
  scripts: z.array(z.object({ url, integrity })),
  styles: z.array(url),
  fonts: z.array(url),
  /** Picture of the browser's tab. */
  icon: z.optional(url),
  locales: z.record(z.string(), z.array(preloadSchema)),
  /** What the start page loads besides. */
  home: z._default(z.array(preloadSchema), []),
  /** What pages of each layout load besides. */
  layouts: z._default(z.partialRecord(z.enum(pageLayouts), z.array(preloadSchema)), {}),
  /** What pages load besides whose screens read drafts from the device. */
  drafts: z.optional(z.array(preloadSchema)),
  reads: z._default(pageReadsSchema, []),
  /** Markup of the frame without any data, which a page shows to who is signed in until the shell runs. */
  skeleton: z.optional(z.string().check(z.maxLength(4000))),
  /** Whether it reads the details of areas' pages itself, so that its pages need not contain them (rule release.26). */
  readsPageDetails: z.optional(z.boolean()),
})
export type ShellRelease = z.infer<typeof shellReleaseSchema>

export const areaEntrySchema = z.object({
  state: z.enum(['enabled', 'disabled']),
  current: areaReleaseSchema,
  /** The previous version, which a page tries once when the current one fails. */
  fallback: z.nullable(areaReleaseSchema),
  /** Names of the flags that are on for whom this is made; missing where none is. */
  flags: z.optional(z.array(flagNameSchema)),
})
export type AreaEntry = z.infer<typeof areaEntrySchema>

/**
 * `/mfe/registry.json`: the version of each unit that new pages get. All versions in it fit together (rule release.5),
 * so a page asks nothing further before it loads them.
 */
export const registrySchema = z.object({
  shell: z.object({ current: shellReleaseSchema, fallback: z.nullable(shellReleaseSchema) }),
  areas: z.record(areaNameSchema, areaEntrySchema),
  /** What services that teams have added store of people; missing where there is nothing. */
  personalData: z.optional(z.array(addedCategorySchema)),
})
export type Registry = z.infer<typeof registrySchema>
