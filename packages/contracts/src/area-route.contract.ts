import * as z from 'zod/mini'
import { classPermissions } from './school-admin/class-permissions'

/** What surrounds an area's screens: the shell's frame, or the bare stage of a set-up. */
export const pageLayouts = ['frame', 'setup'] as const
export type PageLayout = (typeof pageLayouts)[number]

/** What a person or a class must be for a page to open (rule screen.4). */
export const pageNeeds = ['provider', 'leader', 'school', 'finished-class'] as const
export type PageNeed = (typeof pageNeeds)[number]

/** What a page sets up: guards lead there as long as that is not done. */
export const setupSubjects = ['person', 'class'] as const
export type SetupSubject = (typeof setupSubjects)[number]

/** Whom something is shown to: people who work at a school, lead one, found one, or run the product. */
export const audiences = ['school', 'leader', 'founder', 'provider'] as const
export type Audience = (typeof audiences)[number]

/** Where navigation lists a page: under a class, the school, the provider, everybody, or as an action. */
export const navigationGroups = ['class', 'school', 'provider', 'own', 'action'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

/** What a page shows, so that the shell can lead to it without knowing its address. */
export const pageSubjects = ['class', 'new-class', 'student', 'reports', 'report-group'] as const
export type PageSubject = (typeof pageSubjects)[number]

/** Key of a text in the area's language files: `teacher.page:skills.title`. */
export const routeTextSchema = z.string().check(z.regex(/^[\w.-]+:[\w.]+$/))

/** Name of a slot in pages of an area: what it stands in, and what it is there. `student.tab` */
const pageSlotSchema = z.string().check(z.regex(/^[a-z]+\.[a-z]+$/))

/**
 * A slot that an area offers in its pages, as its `src/slots.ts` declares it (rule slot.1). One that takes pages says
 * below which of its patterns they may lie.
 */
export const offeredSlotSchema = z.strictObject({
  below: z.optional(z.string().check(z.regex(/^(\/:?\w[\w-]*)+$/))),
})
export const offeredSlotsSchema = z.record(pageSlotSchema, offeredSlotSchema)

/** A page as navigation and search show it. */
const routePageSchema = z.strictObject({
  place: z.enum(navigationGroups),
  /** Smaller ones come first within their place. */
  order: z.int(),
  /** Name of a lucide icon. */
  icon: z.string(),
  text: routeTextSchema,
  /** Other words by which the search finds it. */
  words: z.optional(routeTextSchema),
  /** What it is for, in one sentence. */
  description: z.optional(routeTextSchema),
  /** Any of these rights on the class opens it; none is needed by default. */
  rights: z.optional(z.array(z.enum(classPermissions))),
  /** Whom it is shown to; decided by its place by default. */
  for: z.optional(z.enum(audiences)),
  /** Stands in the rail as well, among further areas; for pages that belong to no class. */
  inRail: z.optional(z.boolean()),
  /** Only the search shows it. */
  further: z.optional(z.boolean()),
  /** Letter key that opens it from anywhere. */
  key: z.optional(z.string().check(z.regex(/^[a-z]$/))),
  /** The slot of another area that it fills; its own area owns its address then, below one of the other's. */
  slot: z.optional(pageSlotSchema),
})

/**
 * Something that can be done on a page, as the search names it: `Bericht von {{student}}`. Its subject follows from the
 * parameters of its address: a class, a child, a report, a competence.
 */
const routeVerbSchema = z.strictObject({
  /** May name `{{schoolClass}}`, `{{student}}`, `{{report}}` and `{{competence}}`. */
  text: routeTextSchema,
  /** Other words by which the search finds it. */
  words: z.optional(routeTextSchema),
  /** Name of a lucide icon. */
  icon: z.string(),
  /** Query of the address, with parameters as in paths: `competence=:competenceId`. */
  search: z.optional(z.string().check(z.regex(/^[\w=&:-]+$/))),
  /** Any of these rights on the class allows it; none is needed by default. */
  rights: z.optional(z.array(z.enum(classPermissions))),
  /** Who finds it; everybody at a school by default. */
  for: z.optional(z.enum(audiences)),
})

/** How an area describes one of its routes. The build reads it without running it, so everything is written out. */
export const routeHandleSchema = z.strictObject({
  /** Calls that the screen makes first, with the parameters of its path. */
  reads: z.optional(z.array(z.string())),
  /** Whether the screen is drawn with what was typed on this device before. */
  readsDrafts: z.optional(z.boolean()),
  /** What surrounds the screen, on an outermost route; the frame by default. */
  layout: z.optional(z.enum(pageLayouts)),
  /** What must hold for this route and everything below it. */
  needs: z.optional(z.array(z.enum(pageNeeds))),
  /** What this route and everything below it sets up. */
  setup: z.optional(z.enum(setupSubjects)),
  /** What the screen shows. */
  shows: z.optional(z.enum(pageSubjects)),
  /** How navigation and search show the screen. */
  page: z.optional(routePageSchema),
  /** What can be done there, as the search offers it. */
  verbs: z.optional(z.array(routeVerbSchema)),
})
export type RouteHandle = z.infer<typeof routeHandleSchema>

/** Where a part of an area may be put on a page of the shell. */
export const slotNames = ['home.school', 'home.today', 'home.class', 'home.due', 'home.provider'] as const
export type SlotName = (typeof slotNames)[number]

/** Size of a part while its code or data are loading. */
export const slotShapes = ['none', 'button', 'cards', 'list', 'entries', 'rows'] as const
export type SlotShape = (typeof slotShapes)[number]

/**
 * A part that an area puts into a slot of the shell, as its routes module declares it; `load` is declared beside it.
 */
export const slotPartSchema = z.strictObject({
  slot: z.enum(slotNames),
  /** Smaller ones come first within their slot. */
  order: z.int(),
  for: z.enum(audiences),
  shape: z.enum(slotShapes),
})
export type SlotPart = z.infer<typeof slotPartSchema>

/**
 * What an area brings into a slot of another area's page, as its routes module declares it; `load` is declared beside it.
 */
export const slotFillerSchema = z.strictObject({
  slot: pageSlotSchema,
  /** Smaller ones come first within their slot. */
  order: z.int(),
  /** Its name: of the tab, or over the section. */
  text: routeTextSchema,
  /** Any of these rights on the class shows it; none is needed by default. */
  rights: z.optional(z.array(z.enum(classPermissions))),
})
export type SlotFiller = z.infer<typeof slotFillerSchema>

/** A text in all languages, available before the area is loaded. */
export const labelSchema = z.object({ de: z.string(), en: z.string() })
export type Label = z.infer<typeof labelSchema>

/** Shapes of an icon on a field of 24 by 24: names of SVG elements with their attributes. */
const iconSchema = z.array(z.tuple([z.string().check(z.regex(/^[a-z]+$/)), z.record(z.string(), z.string())]))
export type IconShapes = z.infer<typeof iconSchema>

/** A filler as an area's release describes it. */
export const areaFillerSchema = z.object({ ...z.omit(slotFillerSchema, { text: true }).shape, text: labelSchema })
export type AreaFiller = z.infer<typeof areaFillerSchema>

/** A page as an area's release describes it. */
export const areaPageSchema = z.object({
  ...z.omit(routePageSchema, { icon: true, text: true, words: true, description: true }).shape,
  pattern: z.string(),
  icon: iconSchema,
  text: labelSchema,
  words: z.optional(labelSchema),
  description: z.optional(labelSchema),
  /** What it sets up, by its route or one above. */
  setup: z.optional(z.enum(setupSubjects)),
})
export type AreaPage = z.infer<typeof areaPageSchema>

/** A verb as an area's release describes it; pages do not contain it, the search reads it when opened. */
export const areaVerbSchema = z.object({
  ...z.omit(routeVerbSchema, { icon: true, text: true, words: true }).shape,
  pattern: z.string(),
  icon: iconSchema,
  text: labelSchema,
  words: z.optional(labelSchema),
})
export type AreaVerb = z.infer<typeof areaVerbSchema>

/** What guards enforce for a pattern and everything below it. */
export const pageRuleSchema = z.object({
  pattern: z.string(),
  needs: z.array(z.enum(pageNeeds)),
  setup: z.optional(z.enum(setupSubjects)),
})
export type PageRule = z.infer<typeof pageRuleSchema>
