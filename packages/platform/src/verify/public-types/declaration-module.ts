import { readFileSync } from 'node:fs'
import { type ParseResult, parseSync } from 'oxc-parser'

type Statement = ParseResult['program']['body'][number]

/** A name of another module. */
export interface Source {
  readonly module: string
  readonly name: string
}

/** The contents of one declaration file. */
export interface DeclarationModule {
  /** Local name → its declarations (several for overloads and merged ones), without `export`. */
  readonly own: ReadonlyMap<string, readonly string[]>
  readonly imported: ReadonlyMap<string, Source>
  /** Exported name → local name, or where it comes from. */
  readonly exported: ReadonlyMap<string, string | Source>
  /** Modules that are re-exported as a whole. */
  readonly stars: readonly string[]
}

const namesIn = (statement: Statement): string[] => {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  if ('id' in statement && statement.id?.type === 'Identifier') return [statement.id.name]
  return []
}

const nameOf = (one: { type: string; name?: string; value?: unknown }): string => one.name ?? String(one.value)

const parse = (path: string): DeclarationModule => {
  const text = readFileSync(path, 'utf8')
  const own = new Map<string, string[]>()
  const imported = new Map<string, Source>()
  const exported = new Map<string, string | Source>()
  const stars: string[] = []
  const declare = (statement: Statement, start = statement.start): string[] => {
    const names = namesIn(statement)
    for (const name of names) own.set(name, [...(own.get(name) ?? []), text.slice(start, statement.end)])
    return names
  }
  for (const statement of parseSync(path, text).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        const name =
          one.type === 'ImportSpecifier'
            ? nameOf(one.imported)
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*'
        imported.set(one.local.name, { module: statement.source.value, name })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      stars.push(statement.source.value)
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) for (const name of declare(statement.declaration)) exported.set(name, name)
      const module = statement.source?.value
      for (const { local, exported: given } of statement.specifiers) {
        exported.set(nameOf(given), module ? { module, name: nameOf(local) } : nameOf(local))
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement
      const [name] = declaration.type === 'Identifier' ? [declaration.name] : declare(declaration as Statement)
      if (name) exported.set('default', name)
    } else declare(statement)
  }
  return { own, imported, exported, stars }
}

const parsed = new Map<string, DeclarationModule>()

/** Reads a file of declarations once. */
export const declarationModule = (path: string): DeclarationModule => {
  const known = parsed.get(path)
  if (known) return known
  const module = parse(path)
  parsed.set(path, module)
  return module
}
