import { readFileSync } from 'node:fs'
import { type Expression, type ModuleExportName, type ObjectPattern, type PropertyKey, parseSync, Visitor } from 'oxc-parser'

/** Names that occur in a unit's modules. They may mean something else there, so that they only ever ask for too much. */
export interface Names {
  /** Request of an import → names that are imported; `*` for all of them. */
  readonly imported: Map<string, Set<string>>
  /** Names of properties that are read: `one.name` and `const { name } = one`. */
  readonly read: Set<string>
  /** Properties with what they are read from, where that has a name: `paths.home`. */
  readonly members: Set<string>
  /** Names of properties in object literals, and of those that are assigned. */
  readonly written: Set<string>
  /** Texts of string literals and of templates. */
  readonly texts: Set<string>
}

const nameOf = (key: Expression | PropertyKey | ModuleExportName): string | undefined => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

const add = (names: Set<string>, name: string | undefined) => {
  if (name !== undefined) names.add(name)
}

const addImports = ({ imported }: Names, request: string, names: readonly (string | undefined)[]) => {
  const known = imported.get(request) ?? new Set()
  for (const name of names) known.add(name ?? '*')
  if (known.size > 0) imported.set(request, known)
}

const addRead = ({ read }: Names, { properties }: ObjectPattern) => {
  for (const one of properties) if (one.type === 'Property') add(read, nameOf(one.key))
}

const visitorOf = (names: Names) =>
  new Visitor({
    ImportDeclaration: ({ importKind, source, specifiers }) => {
      if (importKind === 'type') return
      const values = specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
      const imported = values.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'))
      addImports(names, source.value, imported)
    },
    ExportNamedDeclaration: ({ exportKind, source, specifiers }) => {
      if (exportKind === 'type' || !source) return
      const values = specifiers.filter((one) => one.exportKind !== 'type')
      const imported = values.map(({ local }) => nameOf(local))
      addImports(names, source.value, imported)
    },
    ExportAllDeclaration: ({ source }) => addImports(names, source.value, ['*']),
    MemberExpression: ({ object, property }) => {
      const name = property.type === 'PrivateIdentifier' ? undefined : nameOf(property)
      add(names.read, name)
      if (name && object.type === 'Identifier') names.members.add(`${object.name}.${name}`)
    },
    ObjectPattern: (pattern) => addRead(names, pattern),
    ObjectExpression: ({ properties }) => {
      for (const one of properties) if (one.type === 'Property') add(names.written, nameOf(one.key))
    },
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression' && left.property.type === 'Identifier') names.written.add(left.property.name)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') names.texts.add(value)
    },
    TemplateElement: ({ value }) => add(names.texts, value.cooked ?? undefined),
  })

/** Names in modules of TypeScript, which are read without being run; types do not count. */
export const namesIn = (files: readonly string[]): Names => {
  const names: Names = { imported: new Map(), read: new Set(), members: new Set(), written: new Set(), texts: new Set() }
  const visitor = visitorOf(names)
  for (const file of files) visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return names
}
