import type {
  AreaFiller,
  AreaPage,
  Audience,
  Label,
  NavigationGroup,
  PageRule,
  PageSubject,
  SlotName,
} from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { bestMatch, pathOf } from '../path-pattern'
import { audienceOf } from './audience-of'
import { labelled } from './page-details'
import type { PageArea, PagePart, PageRegistry } from './page-registry'

/** A slot component and the area that provides it. */
export interface AreaPart extends PagePart {
  readonly area: AreaName
}

/** What an area brings into a page of another one. */
export interface PageFiller extends AreaFiller {
  readonly area: AreaName
}

/** What the released areas declare, known before any of their code is loaded. */
export interface AreaMap {
  /** The area that owns a path, or undefined if the path is the shell's. */
  ownerOf(path: string): AreaName | undefined
  /** The name that people know an area by; undefined if its release does not have one. */
  titleOf(area: AreaName): Label | undefined
  /** Pattern of an area's screen that matches exactly this path; undefined if there is none. */
  patternOf(path: string): string | undefined
  /** Areas that have anything for one of these audiences. */
  areasFor(audiences: readonly Audience[]): readonly AreaName[]
  /** Pages for one place, in order, as far as the page lists them (rule release.26). */
  pagesAt(location: NavigationGroup): readonly AreaPage[]
  /** Whether the page lists what navigation shows to these audiences, in their language. */
  listsFor(audiences: readonly Audience[], language: Language): boolean
  /** The rule for a path; undefined if its area declares none. */
  ruleOf(path: string): Omit<PageRule, 'pattern'> | undefined
  /** Pattern of the pages that set up the given thing; undefined if there is none. */
  setupOf(subject: PageRule['setup']): string | undefined
  /** Path of the page that shows the given thing; null if there is none. */
  pathTo(subject: PageSubject, parameters?: Readonly<Record<string, string>>): string | null
  /** Version of an area that pages like this one load; undefined if it is switched off. */
  versionOf(area: AreaName): string | undefined
  /** Whether a flag of an area is on for whom this page is made. */
  hasFlag(area: AreaName, flag: string): boolean
  /** Components for a slot, in order. */
  partsOf(slot: SlotName): readonly AreaPart[]
  /** What areas bring into a slot of another area's page, in order. */
  fillersOf(slot: string): readonly PageFiller[]
  /** The page that fills a slot of another area at this path, or above it; undefined if none does. */
  slotPageAt(path: string): AreaPage | undefined
}

export const byOrder = <Item extends { readonly order: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.order - b.order)

const audiencesIn = ({ audiences, pages }: PageArea): readonly Audience[] => audiences ?? pages.map(audienceOf)

/** Indexes a page's registry, where no path has two owners (rule release.5). */
export const createAreaMap = (registry: PageRegistry): AreaMap => {
  const areas = Object.entries(registry.areas).map(([name, area]) => ({ ...area, name }))
  const owned = areas.flatMap(({ name, owns }) => owns.map((pattern) => ({ pattern, area: name })))
  const screens = areas.flatMap((area) => area.screens)
  const rules = areas.flatMap((area) => area.rules)
  const pages = byOrder(areas.flatMap((area) => area.pages.map(labelled<AreaPage>)))
  const parts = byOrder(areas.flatMap(({ name, parts: brought }) => brought.map((part) => ({ ...part, area: name }))))
  const fillers = byOrder(areas.flatMap(({ name, fillers: own }) => own.map((filler) => ({ ...filler, area: name }))))
  const slotPages = pages.filter(({ slot }) => slot !== undefined)
  const patternOf = (path: string) => bestMatch(screens, (pattern) => pattern, path, 'whole')
  return {
    ownerOf: (path) => bestMatch(owned, ({ pattern }) => pattern, path, 'prefix')?.area,
    titleOf: (area) => registry.areas[area]?.title,
    patternOf,
    areasFor: (audiences) =>
      areas.flatMap((area) => (audiencesIn(area).some((one) => audiences.includes(one)) ? area.name : [])),
    pagesAt: (location) => pages.filter((page) => page.place === location),
    listsFor: (audiences, language) =>
      !registry.listed ||
      (registry.listed.language === language && audiences.every((one) => registry.listed?.audiences.includes(one))),
    ruleOf: (path) => bestMatch(rules, ({ pattern }) => pattern, path, 'prefix'),
    setupOf: (subject) => rules.find(({ setup }) => setup !== undefined && setup === subject)?.pattern,
    pathTo: (subject, parameters = {}) => {
      const pattern = areas.map(({ shows }) => shows[subject]).find((found) => found !== undefined)
      return pattern === undefined ? null : pathOf(pattern, parameters)
    },
    versionOf: (area) => {
      const entry = registry.areas[area]
      return entry?.state === 'enabled' ? entry.current.version : undefined
    },
    hasFlag: (area, flag) => registry.areas[area]?.flags?.includes(flag) ?? false,
    partsOf: (slot) => parts.filter((part) => part.slot === slot),
    fillersOf: (slot) => fillers.filter((filler) => filler.slot === slot),
    slotPageAt: (path) => bestMatch(slotPages, ({ pattern }) => pattern, path, 'prefix'),
  }
}
