import {
  type AssignmentExpression,
  type ExportAllDeclaration,
  type ExportNamedDeclaration,
  type Expression,
  type ImportDeclaration,
  type MemberExpression,
  type ModuleExportName,
  type ObjectExpression,
  type ObjectPattern,
  type PropertyKey,
  type TemplateElement,
  Visitor,
} from 'oxc-parser'
import { parseModule } from './parse-module'

/** Names that occur in a unit's modules. They may mean something else there, so they can only demand too much. */
export interface Names {
  /** Request of an import → names that are imported; `*` for all of them. */
  readonly imported: Map<string, Set<string>>
  /** Names of properties that are read: `one.name` and `const { name } = one`. */
  readonly read: Set<string>
  /** Properties with the named object that they are read from: `paths.home`. */
  readonly members: Set<string>
  /** Names of properties in object literals, and of assigned ones. */
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

const readImport = (names: Names, { importKind, source, specifiers }: ImportDeclaration) => {
  if (importKind === 'type') return
  const values = specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
  const imported = values.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'))
  addImports(names, source.value, imported)
}

const readExport = (names: Names, { exportKind, source, specifiers }: ExportNamedDeclaration) => {
  if (exportKind === 'type' || !source) return
  const values = specifiers.filter((one) => one.exportKind !== 'type')
  const imported = values.map(({ local }) => nameOf(local))
  addImports(names, source.value, imported)
}

const readExportAll = (names: Names, { source }: ExportAllDeclaration) => addImports(names, source.value, ['*'])

const readMember = ({ read, members }: Names, { object, property }: MemberExpression) => {
  const name = property.type === 'PrivateIdentifier' ? undefined : nameOf(property)
  add(read, name)
  if (name && object.type === 'Identifier') members.add(`${object.name}.${name}`)
}

const readPattern = ({ read }: Names, { properties }: ObjectPattern) => {
  for (const one of properties) if (one.type === 'Property') add(read, nameOf(one.key))
}

const readObject = ({ written }: Names, { properties }: ObjectExpression) => {
  for (const one of properties) if (one.type === 'Property') add(written, nameOf(one.key))
}

const readAssignment = ({ written }: Names, { left }: AssignmentExpression) => {
  if (left.type === 'MemberExpression' && left.property.type === 'Identifier') written.add(left.property.name)
}

const readText = ({ texts }: Names, { value }: { readonly value: unknown }) => {
  if (typeof value === 'string') texts.add(value)
}

const readTemplate = ({ texts }: Names, { value }: TemplateElement) => add(texts, value.cooked ?? undefined)

const visitorOf = (names: Names) =>
  new Visitor({
    ImportDeclaration: readImport.bind(null, names),
    ExportNamedDeclaration: readExport.bind(null, names),
    ExportAllDeclaration: readExportAll.bind(null, names),
    MemberExpression: readMember.bind(null, names),
    ObjectPattern: readPattern.bind(null, names),
    ObjectExpression: readObject.bind(null, names),
    AssignmentExpression: readAssignment.bind(null, names),
    Literal: readText.bind(null, names),
    TemplateElement: readTemplate.bind(null, names),
  })

/** Names in TypeScript modules, read without running them; types do not count. */
export const namesIn = (files: readonly string[]): Names => {
  const names: Names = {
    imported: new Map(),
    read: new Set(),
    members: new Set(),
    written: new Set(),
    texts: new Set(),
  }
  const visitor = visitorOf(names)
  for (const file of files) visitor.visit(parseModule(file).program)
  return names
}
