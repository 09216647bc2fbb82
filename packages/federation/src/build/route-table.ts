import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  offeredSlotsSchema,
  type PageLayout,
  type PageRule,
  type PageSubject,
  type RouteHandle,
  routeHandleSchema,
  routeTextSchema,
  type SetupSubject,
  type SlotFiller,
  type SlotPart,
  slotFillerSchema,
  slotPartSchema,
} from '@lernspur/contracts/area-route.contract'
import { type AreaRelease, flagNameSchema } from '@lernspur/contracts/registry.contract'
import type { AnyNode } from 'acorn'
import * as z from 'zod/mini'
import { importedBy, literalOf, objectsIn, property, text } from './literal'
import { defaultExport, type RouteModule, readRouteModule, requestFrom, routesIn } from './route-module'

/** A screen of an area: its full path pattern and the requests that import it and the layouts around it. */
export interface Screen {
  readonly pattern: string
  readonly requests: readonly string[]
  /** Calls that the screen makes first, from `handle: { reads: ['/api/…'] }`. */
  readonly reads: readonly string[]
  /** Whether it is drawn with drafts of the device, from `handle: { readsDrafts: true }`; missing otherwise. */
  readonly readsDrafts?: true
  /** From its outermost route; undefined for the frame. */
  readonly layout: PageLayout | undefined
}

/** A page of navigation or search, with the keys of its texts and the name of its icon. */
export interface NamedPage {
  readonly pattern: string
  readonly page: NonNullable<RouteHandle['page']>
  readonly setup: SetupSubject | undefined
}

/** An action of a page, with the keys of its texts and the name of its icon. */
export interface NamedVerb {
  readonly pattern: string
  readonly verb: NonNullable<RouteHandle['verbs']>[number]
}

/** A slot component, and the request that imports it. */
export interface NamedPart extends SlotPart {
  readonly request: string
}

export interface RouteTable {
  /** Key of the text that names the area. */
  readonly title?: string | undefined
  /** Patterns of the outermost routes: the area owns them and everything below. */
  readonly owns: readonly string[]
  readonly screens: readonly Screen[]
  readonly pages: readonly NamedPage[]
  readonly verbs: readonly NamedVerb[]
  readonly rules: readonly PageRule[]
  /** Subject that a screen shows → its pattern. */
  readonly shows: Readonly<Partial<Record<PageSubject, string>>>
  readonly parts: readonly NamedPart[]
  /** What it brings into pages of other areas, with the keys of its texts. */
  readonly fillers: readonly SlotFiller[]
  /** What it offers to other areas in its pages. */
  readonly slots: AreaRelease['slots']
  /** Flag → key of the text that names what is behind it. */
  readonly flags: Readonly<Record<string, string>>
}

interface GrowingTable {
  owns: string[]
  screens: Screen[]
  pages: NamedPage[]
  verbs: NamedVerb[]
  rules: PageRule[]
  shows: Partial<Record<PageSubject, string>>
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly values?: readonly unknown[]
}

interface Schema<Value> {
  safeParse(value: unknown): { data?: Value | undefined; error?: { readonly issues: readonly Issue[] } | undefined }
}

const checked = <Value>(schema: Schema<Value>, value: unknown, what: string): Value => {
  const { data, error } = schema.safeParse(value)
  if (data !== undefined) return data
  const faults = error?.issues.map(({ path, message, values }) =>
    [path.join('.'), message, values && `one of ${values.join(', ')}`].filter(Boolean).join(': '),
  )
  throw new Error(`${what}: ${faults?.join('; ')}`)
}

/** `/class-setup/:step?` → `/class-setup` and `/class-setup/:step`, shortest first. */
const withoutOptional = (pattern: string): string[] => {
  const segments = pattern.split('/')
  const plain = (segment: string) => segment.replace(/\?$/, '')
  const cuts = segments.flatMap((segment, index) => (segment.endsWith('?') ? [index] : []))
  return [...cuts, segments.length].map((end) => segments.slice(0, end).map(plain).join('/'))
}

/** Context of a list of routes: the path and layouts above it, and whether an ancestor has a path. */
interface Position {
  readonly pattern: string
  readonly layout: PageLayout | undefined
  readonly requests: readonly string[]
  readonly outermost: boolean
  readonly rule: Omit<PageRule, 'pattern'>
}

const top: Position = { pattern: '', layout: undefined, requests: [], outermost: true, rule: { needs: [] } }

const addScreens = (patterns: readonly string[], screen: Omit<Screen, 'pattern'>, to: Screen[]) => {
  for (const pattern of patterns) {
    if (to.some((one) => one.pattern === pattern && one.requests.length === screen.requests.length))
      throw new Error(`${pattern} has two screens`)
    to.push({ pattern, ...screen })
  }
}

const collect = (list: AnyNode | undefined, from: RouteModule, position: Position, table: GrowingTable) => {
  for (const { route, module } of routesIn(list, from)) {
    const path = property(route, 'path')
    const lazy = property(route, 'lazy')
    const children = property(route, 'children')
    const written = property(route, 'handle')
    const pattern = path ? `${position.pattern}/${text(path, 'path')}` : position.pattern
    const patterns = withoutOptional(pattern)
    const [min = pattern] = patterns
    const handle = written ? checked(routeHandleSchema, literalOf(written, 'handle'), `handle of ${min}`) : {}
    const { needs, setup = position.rule.setup, page, shows, verbs = [] } = handle
    const isOutermost = position.outermost && path !== undefined
    if (handle.layout && !isOutermost)
      throw new Error('layout belongs to an outermost route, because it applies to everything below it')
    const requests = lazy ? [...position.requests, requestFrom(module, importedBy(lazy, 'lazy'))] : position.requests
    const rule = { needs: [...position.rule.needs, ...(needs ?? [])], ...(setup && { setup }) }
    if (isOutermost) table.owns.push(min)
    if (needs || handle.setup) table.rules.push({ pattern: min, ...rule })
    if (page) table.pages.push({ pattern: min, page, setup })
    for (const verb of verbs) table.verbs.push({ pattern: min, verb })
    if (shows && table.shows[shows]) throw new Error(`${min} and ${table.shows[shows]} both show ${shows}`)
    if (shows) table.shows[shows] = min
    const { reads = [], readsDrafts = false, layout = position.layout } = handle
    if (lazy) addScreens(patterns, { requests, reads, ...(readsDrafts && { readsDrafts }), layout }, table.screens)
    if (children)
      collect(children, module, { pattern, layout, requests, outermost: position.outermost && !path, rule }, table)
  }
}

/** What is written out in each object of a list, and the request of its `load`. */
const loadedIn = (list: AnyNode | undefined, what: string): { readonly written: unknown; readonly request: string }[] =>
  (list ? objectsIn(list, what) : []).map((one) => {
    const load = property(one, 'load')
    const rest = one.properties.filter((entry) => entry.type !== 'Property' || entry.value !== load)
    return { written: literalOf({ ...one, properties: rest }, `a ${what}`), request: importedBy(load, 'load') }
  })

/** `export const parts = [{ slot: 'home.today', …, load: () => import('./home/name') }]` */
const partsOf = (list: AnyNode | undefined): NamedPart[] =>
  loadedIn(list, 'part').map(({ written, request }) => ({ ...checked(slotPartSchema, written, 'a part'), request }))

/** `export const fillers = [{ slot: 'student.tab', …, load: () => import('./tab/name') }]` */
const fillersOf = (list: AnyNode | undefined): SlotFiller[] =>
  loadedIn(list, 'filler').map(({ written }) => checked(slotFillerSchema, written, 'a filler'))

/** The value of `export const <name> = …` in a module. */
const exported = (body: readonly AnyNode[], name: string): AnyNode | undefined => {
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined
    const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
    for (const { id, init } of declared) if (id.type === 'Identifier' && id.name === name) return init ?? undefined
  }
  return undefined
}

const flagsSchema = z.record(flagNameSchema, routeTextSchema)

/** `export const flags = { weekPlan: 'teacher.page:flags.weekPlan' }` in `src/flags.ts`, which an area need not have. */
const flagsOf = (folder: string): RouteTable['flags'] => {
  const file = join(folder, 'src/flags.ts')
  if (!existsSync(file)) return {}
  const { body } = readRouteModule(file, join(folder, 'src'))
  return naming(file, () => checked(flagsSchema, literalOf(exported(body, 'flags'), 'flags'), 'flags'))
}

/** `export const slots = { 'student.tab': {} }` in `src/slots.ts`, which an area need not have. */
const slotsOf = (folder: string): RouteTable['slots'] => {
  const file = join(folder, 'src/slots.ts')
  if (!existsSync(file)) return {}
  const { body } = readRouteModule(file, join(folder, 'src'))
  return naming(file, () => checked(offeredSlotsSchema, literalOf(exported(body, 'slots'), 'slots'), 'slots'))
}

/** Throws if a page that fills a slot is not a page of a class at an address of the area's own. */
const requireOwnAddress = ({ pages, owns }: GrowingTable) => {
  for (const { pattern, page } of pages) {
    if (page.slot === undefined) continue
    if (page.place !== 'class') throw new Error(`${pattern} fills ${page.slot}, so its place is class`)
    if (!owns.includes(pattern)) throw new Error(`${pattern} fills ${page.slot}, so it is an outermost route`)
  }
}

/** What `read` returns; its error names the file. */
const naming = <Read>(file: string, read: () => Read): Read => {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Reads `src/routes.tsx` of an area: its default export, the routes, with those of the modules spread into it
 * (`...settingsRoutes`), `parts`, its slot components, `fillers`, what it brings into pages of other areas, and `title`;
 * `flags` of `src/flags.ts` and `slots` of `src/slots.ts`. Throws an error that names the file if they are not literals.
 */
export const readRouteTable = (folder: string): RouteTable => {
  const file = join(folder, 'src/routes.tsx')
  const module = readRouteModule(file, join(folder, 'src'))
  const table: GrowingTable = { owns: [], screens: [], pages: [], verbs: [], rules: [], shows: {} }
  const [flags, slots] = [flagsOf(folder), slotsOf(folder)]
  return naming(file, () => {
    collect(defaultExport(module), module, top, table)
    requireOwnAddress(table)
    const fillers = fillersOf(exported(module.body, 'fillers'))
    for (const [slot, same] of Map.groupBy(fillers, (one) => one.slot))
      if (same.length > 1) throw new Error(`the slot ${slot} is filled twice`)
    const parts = partsOf(exported(module.body, 'parts'))
    const title = exported(module.body, 'title')
    for (const [slotOrder, same] of Map.groupBy(parts, ({ slot, order }) => `${slot} ${order}`))
      if (same.length > 1) throw new Error(`two parts have the same place ${slotOrder}`)
    return { ...table, parts, fillers, slots, flags, title: title && text(title, 'title') }
  })
}
