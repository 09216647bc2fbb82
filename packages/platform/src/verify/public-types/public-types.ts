import { dirname, join } from 'node:path'
import { type DeclarationModule, declarationModule, type Source } from './declaration-module'
import type { Entry } from './public-entries'

/** A declaration that others see, because it is exported or an exported one refers to it. */
export interface PublicType {
  /** The entry that exports it; undefined if it only occurs in other declarations. */
  readonly entry: string | undefined
  readonly name: string
  readonly text: string
  /** The module that declares it; undefined for a library's. */
  readonly file?: string
}

interface ExportLocation {
  readonly file: string
  readonly name: string
}

const isOwn = (module: string): boolean => module.startsWith('.')
const locationOf = (from: string, { module, name }: Source): ExportLocation => ({
  file: `${join(dirname(from), module)}.d.ts`,
  name,
})

const libraryText = ({ module, name }: Source, as: string): string =>
  `export { ${name === as ? name : `${name} as ${as}`} } from '${module}'`

/** Everything that a module exports: where it is declared, or the line that re-exports it from a library. */
const exportsOf = (file: string): Map<string, ExportLocation | string> => {
  const { exported, stars } = declarationModule(file)
  const found = new Map<string, ExportLocation | string>()
  for (const [name, from] of exported) {
    if (typeof from === 'string') found.set(name, home({ file, name: from }))
    else found.set(name, isOwn(from.module) ? home(exportLocation(locationOf(file, from))) : libraryText(from, name))
  }
  for (const star of stars) {
    if (!isOwn(star)) found.set(`* ${star}`, `export * from '${star}'`)
    else
      for (const [name, location] of exportsOf(locationOf(file, { module: star, name: '*' }).file))
        found.set(name, location)
  }
  return found
}

/** Where the exported name of a module of ours is declared. */
const exportLocation = ({ file, name }: ExportLocation): ExportLocation => {
  const found = exportsOf(file).get(name)
  return typeof found === 'object' ? found : { file, name }
}

/** Where a local name is declared, following imports of ours. */
const home = (location: ExportLocation): ExportLocation => {
  const source = declarationModule(location.file).imported.get(location.name)
  return source && isOwn(source.module) && source.name !== '*'
    ? exportLocation(locationOf(location.file, source))
    : location
}

const inlineImport = /import\("(\.[^"]+)"\)\.(\w+)/g

/** Declarations of ours that a text in this file refers to. */
const namedIn = (text: string, file: string): ExportLocation[] => {
  const { own, imported } = declarationModule(file)
  const names = new Set(text.match(/[\w$]+/g))
  const inline = [...text.matchAll(inlineImport)].map(([, module = '', name = '']) =>
    locationOf(file, { module, name }),
  )
  return [
    ...[...own.keys(), ...imported.keys()].filter((name) => names.has(name)).map((name) => home({ file, name })),
    ...inline.map(exportLocation),
  ]
}

const keyOf = ({ file, name }: ExportLocation): string => `${file}:${name}`
/**
 * Normalises how a type is written: without the module of a name (which the compiler writes as an import, as a
 * namespace or not at all), and with one kind of quotes.
 */
const normalised = (text: string, { imported }: DeclarationModule): string => {
  const spaces = [...imported].flatMap(([name, { name: importedName }]) => (importedName === '*' ? [name] : []))
  const bare = text.replace(/import\("[^"]+"\)\./g, '').replace(/'([^'"\n]*)'/g, '"$1"')
  return spaces.reduce((rest, space) => rest.replace(new RegExp(`\\b${space}\\.(core\\.)?`, 'g'), ''), bare)
}

/** Every declaration visible through these entries, each once: first the exported ones, by entry and name. */
export const publicTypes = (entries: readonly Entry[]): PublicType[] => {
  const seen = new Set<string>()
  const types: PublicType[] = []
  const waiting: ExportLocation[] = []
  const take = (location: ExportLocation, entry: string | undefined, name: string): void => {
    const module = declarationModule(location.file)
    const texts = module.own.get(location.name)
    if (!texts || seen.has(keyOf(location))) return
    seen.add(keyOf(location))
    for (const text of texts) {
      types.push({ entry, name, text: normalised(text, module), file: location.file })
      waiting.push(...namedIn(text, location.file))
    }
  }
  for (const { name: entry, file } of entries) {
    for (const [name, found] of [...exportsOf(file)].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (typeof found === 'string') types.push({ entry, name, text: found })
      else take(found, entry, name)
    }
  }
  for (let location = waiting.shift(); location; location = waiting.shift()) take(location, undefined, location.name)
  const inner = types.filter(({ entry }) => !entry).sort((a, b) => (a.name < b.name ? -1 : 1))
  return [...types.filter(({ entry }) => entry), ...inner]
}
