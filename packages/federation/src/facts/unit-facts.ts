import { slotNames } from '@lernspur/contracts/area-route.contract'
import type { AreaRelease, ShellRelease, UnitName } from '@lernspur/contracts/registry.contract'
import type { RouteMap, RouteOwner } from '@lernspur/contracts/wire/route'
import type { Stats } from '@rspack/core'
import { builtWith, neededLibraries, providedLibraries } from '../configuration/shared-modules'
import { ours } from '../configuration/workspace'
import { neededTypes, typeFacts } from '../types/needed-types'
import type { ReleasedTypes } from '../types/released-types'
import { builtModules, builtTextFiles } from './built-modules'
import { callFacts } from './call-facts'
import { calledBy } from './called'
import { neededFacade, providedFacade, requireFacadeOnce } from './facade'
import { addedContracts, contractOf } from './known-routes'
import { type Names, namesIn } from './names-in'
import { neededTexts, providedTexts, readBuiltTexts } from './texts'

/** Facts by topic, as in a manifest; each is a line of text. */
export type Facts = Record<string, string[]>

export interface UnitFacts {
  readonly needs: Facts
  readonly provides: Facts
}

const client = new RegExp(ours('api-client'))
const contract = new RegExp(`${ours('contracts')}|${addedContracts}`)

/** `rows[].student.firstName?` → `firstName` */
const lastName = (field: string): string => /([\w-]*)(?:\[\]|\{\})*\??$/.exec(field)?.[1] ?? ''

const named = (lines: readonly string[], names: ReadonlySet<string>): string[] =>
  lines.filter((line) => names.has(lastName(line.split(' ')[1] ?? '')))

/** Required fields are always sent; others only if the caller's code names them. */
const sentOf = (lines: readonly string[], written: ReadonlySet<string>): string[] =>
  lines.filter((line) => {
    const [, field = ''] = line.split(' ')
    return !field.endsWith('?') || written.has(lastName(field))
  })

/** What a unit's code needs of the services. */
const neededCalls = (names: Names, clientFiles: readonly string[], routes: RouteMap): Facts => {
  const facts = callFacts(calledBy(names, clientFiles, new Set(Object.keys(routes))), routes)
  return {
    calls: facts.calls,
    answers: named(facts.answers, names.read),
    closed: named(facts.closed, names.read),
    sent: sentOf(facts.sent, names.written),
    lists: facts.lists.filter((line) => names.texts.has(line.split(' ')[1] ?? '')),
  }
}

/** Types of what an area gives to the shell: its `routes`, and the modules of its parts and fillers. */
const given = ['AnyFiller', 'AreaPart', 'AreaRoute']

/** The type of what a slot passes to whoever fills it: `student.tab` → `StudentTabProps`. */
const propsOf = (slot: string): string =>
  `${slot
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Props`

/** The facts about slots in pages, both of whoever offers and of whoever fills them (rule slot.2). */
const slotFacts = ({ slots, fillers }: AreaRelease, types: ReleasedTypes) => ({
  needs: { slotTypes: typeFacts(types, fillers.map(({ slot }) => propsOf(slot)).toSorted()) },
  provides: { slotTypes: typeFacts(types, Object.keys(slots).map(propsOf).toSorted()) },
})

/**
 * The part of the facade's types that travels with a build: what an area takes and gives, what slots pass that it offers
 * or fills, all of the shell's.
 */
export const releasedTypes = (
  unit: UnitName,
  stats: Stats,
  facade: ReleasedTypes,
  slots: readonly string[] = [],
): ReleasedTypes => {
  const names = unit === 'shell' ? providedFacade() : neededFacade(namesOf(stats))
  return neededTypes(facade, [...names, ...given, ...slots.map(propsOf)])
}

const namesOf = (stats: Stats): Names =>
  namesIn(builtModules(stats).filter((file) => !client.test(file) && !contract.test(file)))

/** What a build of the shell or of an area needs and provides, read from its modules; `routes` are the calls it may make. */
export const unitFacts = (
  unit: UnitName,
  stats: Stats,
  page: AreaRelease | ShellRelease,
  types: ReleasedTypes,
  routes: RouteMap,
): UnitFacts => {
  const files = builtModules(stats)
  const names = namesOf(stats)
  const calls = neededCalls(
    names,
    files.filter((file) => client.test(file)),
    routes,
  )
  const languages = Object.keys(page.locales).toSorted()
  const built = readBuiltTexts(builtTextFiles(stats))
  const texts = neededTexts(files, built, languages)
  if (unit === 'shell' || !('area' in page))
    return {
      needs: { ...calls, texts },
      provides: {
        facade: providedFacade(),
        libraries: providedLibraries(),
        slots: slotNames.filter((slot) => names.texts.has(slot)),
        languages,
        texts: providedTexts(built),
        types: typeFacts(types, providedFacade()),
        takes: typeFacts(types, given),
        builtWith: builtWith(unit),
      },
    }
  requireFacadeOnce(unit, files)
  const inPages = slotFacts(page, types)
  return {
    needs: {
      facade: neededFacade(names),
      libraries: neededLibraries(unit),
      slots: [...new Set(page.parts.map(({ slot }) => slot))].toSorted(),
      texts,
      types: typeFacts(types, neededFacade(names)),
      ...inPages.needs,
      ...calls,
    },
    provides: {
      languages,
      paths: page.owns,
      gives: typeFacts(types, given),
      ...inPages.provides,
      builtWith: builtWith(unit),
    },
  }
}

/** What this checkout's version of a service, or of the gateway, provides. */
export const serviceFacts = async (service: RouteOwner): Promise<UnitFacts> => {
  const routes = await contractOf(service)
  const own = Object.entries(routes).flatMap(([name, { owner }]) => (owner === service ? [name] : []))
  return { needs: {}, provides: { ...callFacts(own, routes) } }
}
