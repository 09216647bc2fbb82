import { slotNames } from '@lernspur/contracts/area-route.contract'
import { routes } from '@lernspur/contracts/contract'
import type { AreaRelease, ShellRelease, UnitName } from '@lernspur/contracts/registry.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { Stats } from '@rspack/core'
import { neededLibraries, providedLibraries } from '../configuration/shared-modules'
import { ours } from '../configuration/workspace'
import { builtModules, builtTextFiles } from './built-modules'
import { callFacts } from './call-facts'
import { calledBy } from './called'
import { neededFacade, providedFacade, requireFacadeOnce } from './facade'
import { type Names, namesIn } from './names-in'
import { neededTexts, providedTexts, readBuiltTexts } from './texts'

/** Facts by topic, as in a manifest; each is a line of text. */
export type Facts = Record<string, string[]>

export interface UnitFacts {
  readonly needs: Facts
  readonly provides: Facts
}

const client = new RegExp(ours('api-client'))
const contract = new RegExp(ours('contracts'))

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
const neededCalls = (names: Names, clientFiles: readonly string[]): Facts => {
  const facts = callFacts(calledBy(names, clientFiles, new Set(Object.keys(routes))), routes)
  return {
    calls: facts.calls,
    answers: named(facts.answers, names.read),
    closed: named(facts.closed, names.read),
    sent: sentOf(facts.sent, names.written),
    lists: facts.lists.filter((line) => names.texts.has(line.split(' ')[1] ?? '')),
  }
}

/** What a build of the shell or of an area needs and provides, read from its modules. */
export const unitFacts = (unit: UnitName, stats: Stats, page: AreaRelease | ShellRelease): UnitFacts => {
  const files = builtModules(stats)
  const names = namesIn(files.filter((file) => !client.test(file) && !contract.test(file)))
  const calls = neededCalls(
    names,
    files.filter((file) => client.test(file)),
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
      },
    }
  requireFacadeOnce(unit, files)
  return {
    needs: {
      facade: neededFacade(names),
      libraries: neededLibraries(unit),
      slots: [...new Set(page.parts.map(({ slot }) => slot))].toSorted(),
      texts,
      ...calls,
    },
    provides: { languages, paths: page.owns },
  }
}

/** What this checkout's version of a service provides. */
export const serviceFacts = (service: ServiceName): UnitFacts => {
  const own = Object.entries(routes).flatMap(([name, { owner }]) => (owner === service ? [name] : []))
  return { needs: {}, provides: { ...callFacts(own, routes) } }
}
