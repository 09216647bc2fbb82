import { dirname, join } from 'node:path/posix'
import { type ParseResult, parseSync } from 'oxc-parser'

type Statement = ParseResult['program']['body'][number]

/** A name that another module exports; `*` for all of them. */
interface Origin {
  readonly request: string
  readonly name: string
}

/** What one file of declarations holds. */
export interface DeclaredNames {
  /** Local name → its declarations; several where it is overloaded or merged. */
  readonly declared: ReadonlyMap<string, readonly string[]>
  readonly imported: ReadonlyMap<string, Origin>
  /** Exported name → the local one, or where it comes from. */
  readonly exported: ReadonlyMap<string, string | Origin>
  /** Requests of modules that are exported in full. */
  readonly passedOn: readonly string[]
}

const textOf = (one: { readonly name?: string; readonly value?: unknown }): string => one.name ?? String(one.value)

const declaredBy = (statement: Statement): string[] => {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  return 'id' in statement && statement.id?.type === 'Identifier' ? [statement.id.name] : []
}

const importedName = (type: string, name: string): string =>
  type === 'ImportSpecifier' ? name : type === 'ImportDefaultSpecifier' ? 'default' : '*'

/** Reads one file of declarations. */
const readDeclarations = (path: string, text: string): DeclaredNames => {
  const declared = new Map<string, string[]>()
  const imported = new Map<string, Origin>()
  const exported = new Map<string, string | Origin>()
  const passedOn: string[] = []
  const declare = (statement: Statement): string[] => {
    const names = declaredBy(statement)
    const own = text.slice(statement.start, statement.end)
    const full = /^(?:declare|type|interface)\b/.test(own) ? own : `declare ${own}`
    for (const name of names) declared.set(name, [...(declared.get(name) ?? []), full])
    return names
  }
  for (const statement of parseSync(path, text).program.body) {
    switch (statement.type) {
      case 'ImportDeclaration':
        for (const one of statement.specifiers)
          imported.set(one.local.name, {
            request: statement.source.value,
            name: importedName(one.type, 'imported' in one ? textOf(one.imported) : ''),
          })
        break
      case 'ExportAllDeclaration':
        if (statement.exported) exported.set(textOf(statement.exported), { request: statement.source.value, name: '*' })
        else passedOn.push(statement.source.value)
        break
      case 'ExportNamedDeclaration':
        if (statement.declaration) for (const name of declare(statement.declaration)) exported.set(name, name)
        for (const { local, exported: outside } of statement.specifiers) {
          const request = statement.source?.value
          const name = textOf(local)
          exported.set(textOf(outside), request === undefined ? name : { request, name })
        }
        break
      case 'ExportDefaultDeclaration': {
        const { declaration } = statement
        const [name] = declaration.type === 'Identifier' ? [declaration.name] : declare(declaration as Statement)
        if (name !== undefined) exported.set('default', name)
        break
      }
      default:
        declare(statement)
    }
  }
  return { declared, imported, exported, passedOn }
}

const known = new Map<string, { readonly text: string; readonly names: DeclaredNames }>()

/** Reads one file of declarations; once, because many names lead to the same files. */
export const declaredNames = (path: string, text: string): DeclaredNames => {
  const before = known.get(path)
  if (before?.text === text) return before.names
  const names = readDeclarations(path, text)
  known.set(path, { text, names })
  return names
}

/** The file that a relative request names; undefined for a library. */
export const fileOf = (from: string, request: string): string | undefined =>
  request.startsWith('.') ? `${join(dirname(from), request)}.d.ts` : undefined
