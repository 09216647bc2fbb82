import type { AreaPage, PagePlace, PageRule, PageSubject, SlotName } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { bestMatch, overlap, pathOf } from '../path-pattern'
import type { PagePart, PageRegistry } from './page-registry'

/** A part and the area that brings it. */
export interface AreaPart extends PagePart {
  readonly area: AreaName
}

/** What the released areas say of themselves, before any of their code is loaded. */
export interface AreaMap {
  /** The area that owns a path, or undefined when the path is the shell's. */
  ownerOf(path: string): AreaName | undefined
  /** Whether an area may bring routes of this pattern: no other owns what lies below it. */
  mayOwn(area: AreaName, pattern: string): boolean
  /** Pattern of an area's screen at exactly this path; undefined when no released area has one. */
  patternOf(path: string): string | undefined
  /** Pages of one place, in their order. */
  pagesAt(place: PagePlace): readonly AreaPage[]
  /** What holds for a path; undefined where its area asks for nothing. */
  ruleOf(path: string): Omit<PageRule, 'pattern'> | undefined
  /** Pattern of the pages that set something up; undefined when no released area does. */
  setupOf(subject: PageRule['setup']): string | undefined
  /** Path of the page that shows something; null when no released area has one. */
  pathTo(subject: PageSubject, parameters?: Readonly<Record<string, string>>): string | null
  /** Parts for a slot, in their order. */
  partsOf(slot: SlotName): readonly AreaPart[]
}

const byOrder = <Item extends { readonly order: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.order - b.order)

/** Indexes a page's registry. Where two areas own one path, it stays with the first of them. */
export const createAreaMap = (registry: PageRegistry): AreaMap => {
  const areas = Object.entries(registry.areas).map(([name, area]) => ({ ...area, name: name as AreaName }))
  const owned: { readonly pattern: string; readonly area: AreaName }[] = []
  for (const { name, owns } of areas)
    for (const pattern of owns) {
      if (owned.some((other) => other.area !== name && overlap(other.pattern, pattern)))
        console.error(`${name} owns ${pattern} as well, which is another area's`)
      else owned.push({ pattern, area: name })
    }
  const screens = areas.flatMap((area) => area.screens)
  const rules = areas.flatMap((area) => area.rules)
  const pages = byOrder(areas.flatMap((area) => area.pages))
  const parts = byOrder(areas.flatMap(({ name, parts: brought }) => brought.map((part) => ({ ...part, area: name }))))
  const patternOf = (path: string) => bestMatch(screens, (pattern) => pattern, path, 'whole')
  return {
    ownerOf: (path) => bestMatch(owned, ({ pattern }) => pattern, path, 'prefix')?.area,
    mayOwn: (area, pattern) => owned.every((other) => other.area === area || !overlap(other.pattern, pattern)),
    patternOf,
    pagesAt: (place) => pages.filter((page) => page.place === place),
    ruleOf: (path) => bestMatch(rules, ({ pattern }) => pattern, path, 'prefix'),
    setupOf: (subject) => rules.find(({ setup }) => setup !== undefined && setup === subject)?.pattern,
    pathTo: (subject, parameters = {}) => {
      const pattern = areas.map(({ shows }) => shows[subject]).find((found) => found !== undefined)
      return pattern === undefined ? null : pathOf(pattern, parameters)
    },
    partsOf: (slot) => parts.filter((part) => part.slot === slot),
  }
}
