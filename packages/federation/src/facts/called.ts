import { type Statement, type VariableDeclarator, Visitor } from 'oxc-parser'
import type { Names } from './names-in'
import { parseModule } from './parse-module'

const queries = /^@lernspur\/api-client\/[\w./-]+$/

interface Declaration {
  readonly names: string[]
  /** Everything that the declaration mentions. */
  readonly mentioned: Set<string>
}

const addName = ({ names }: Declaration, { id }: VariableDeclarator) => {
  if (id.type === 'Identifier') names.push(id.name)
  else if (id.type === 'ObjectPattern')
    for (const one of id.properties)
      if (one.type === 'Property' && one.value.type === 'Identifier') names.push(one.value.name)
}

const addMentioned = ({ mentioned }: Declaration, { name }: { readonly name: string }) => mentioned.add(name)

/** Calls of a noun's object count for the modules that read them from it. */
const isNoun = ({ mentioned }: Declaration): boolean => mentioned.has('callsOf')

const declarationOf = (statement: Statement): Declaration | undefined => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  const declared: Declaration = { names: [], mentioned: new Set() }
  if (declaration?.type === 'FunctionDeclaration' && declaration.id) declared.names.push(declaration.id.name)
  else if (declaration?.type !== 'VariableDeclaration') return undefined
  new Visitor({
    VariableDeclarator: addName.bind(null, declared),
    Identifier: addMentioned.bind(null, declared),
  }).visit({ type: 'Program', body: [declaration], sourceType: 'module', hashbang: null, start: 0, end: 0 })
  return isNoun(declared) ? undefined : declared
}

/** Exported name of the client → names of calls that it makes, directly or through what it mentions. */
const callsByExport = (files: readonly string[], calls: ReadonlySet<string>): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const file of files) {
    for (const statement of parseModule(file).program.body) {
      const declared = declarationOf(statement)
      for (const name of declared?.names ?? []) {
        const made = found.get(name) ?? new Set()
        for (const one of declared?.mentioned ?? []) {
          if (calls.has(one)) made.add(one)
          // What stands above in the same file.
          else for (const call of found.get(one) ?? []) made.add(call)
        }
        found.set(name, made)
      }
    }
  }
  return found
}

/**
 * Names of the calls that a unit makes: those it reads from the client's objects, and those behind functions it imports
 * from the client. `clientFiles` are the client's modules in the build.
 */
export const calledBy = (names: Names, clientFiles: readonly string[], calls: ReadonlySet<string>): string[] => {
  const byExport = callsByExport(clientFiles, calls)
  const called = new Set([...names.read].filter((name) => calls.has(name)))
  for (const [request, imported] of names.imported)
    if (queries.test(request))
      for (const name of imported) for (const call of byExport.get(name) ?? []) called.add(call)
  return [...called].sort()
}
