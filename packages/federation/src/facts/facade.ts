import { join } from 'node:path'
import type { AreaName, UnitName } from '@lernspur/contracts/registry.contract'
import { type VariableDeclarator, Visitor } from 'oxc-parser'
import { takenLibraries } from '../configuration/page-libraries'
import { packageFolder, unitFolder } from '../configuration/workspace'
import type { Names } from './names-in'
import { parseModule } from './parse-module'

const appRuntime = '@lernspur/app-runtime'
const source = (unit: UnitName, file: string) => join(packageFolder(unitFolder(unit), appRuntime), 'src', file)

/** Values that a module exports, by name. */
const exportsOf = (file: string): string[] =>
  parseModule(file)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : []))

const addAddresses = (names: string[], { id, init }: VariableDeclarator) => {
  const literal = init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression' ? init.expression : init
  if (id.type !== 'Identifier' || id.name !== 'paths' || literal?.type !== 'ObjectExpression') return
  for (const one of literal.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier') names.push(`paths.${one.key.name}`)
}

/** Addresses of pages: an object of the facade; areas use single members of it. */
const addresses = (): string[] => {
  const file = source('shell', 'path/paths.ts')
  const names: string[] = []
  const visitor = new Visitor({ VariableDeclarator: addAddresses.bind(null, names) })
  visitor.visit(parseModule(file).program)
  if (names.length === 0) throw new Error(`${file} declares no addresses.`)
  return names
}

/** Throws if an area would contain a copy of a file of the facade's package, which would not share the page's state. */
export const requireFacadeOnce = (area: AreaName, files: readonly string[]): void => {
  const folder = source(area, '')
  const copied = files.find((file) => file.startsWith(folder))
  if (copied) throw new Error(`${copied} would be in the area a second time: import its names from ${appRuntime}.`)
}

/** Names of the page that chunk loader and container of a build call (`CheckedFiles`, `takeRuntimeFromPage`). */
const globals = ['page.lernspurCheck', 'page.lernspurFederation']

/** Names of the facade that this checkout's shell provides. */
export const providedFacade = (): string[] =>
  [
    ...exportsOf(source('shell', 'app-runtime.ts')),
    ...exportsOf(source('shell', 'libraries.ts')).map((name) => `libraries.${name}`),
    ...addresses(),
    ...globals,
  ].toSorted()

/**
 * Names of the facade that an area uses, directly or for a library of the page. Throws if it imports the facade as a
 * whole.
 */
export const neededFacade = ({ imported, members }: Names): string[] => {
  const names = [...(imported.get(appRuntime) ?? [])]
  if (names.includes('*')) throw new Error(`An area imports the names that it needs of ${appRuntime}, not all of it.`)
  // `libraries.slot.Root` is the name `slot` of the facade.
  const libraries = takenLibraries(imported).map((name) => name.split('.').slice(0, 2).join('.'))
  const usedAddresses = [...members].filter((name) => name.startsWith('paths.'))
  return [...new Set([...names, ...libraries, ...usedAddresses, ...globals])].toSorted()
}
