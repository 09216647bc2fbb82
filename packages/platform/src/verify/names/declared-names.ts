import { type BindingPattern, type ParamPattern, type PropertyKey, parseSync, Visitor } from 'oxc-parser'

/** A name that a file declares. */
export interface DeclaredName {
  readonly name: string
  /** Whether it is the name of a type: an interface, a type, a class or an enum. */
  readonly isType: boolean
  /** From 1. */
  readonly line: number
}

type Pattern = BindingPattern | ParamPattern

interface Declaration {
  readonly name: string
  readonly start: number
}

/**
 * The names that a pattern binds. `{ a }` repeats a property name that is declared elsewhere, maybe in a library; `{ a:
 * b }` declares a new name.
 */
const bound = (pattern: Pattern): Declaration[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? bound(one) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => {
        if (one.type === 'RestElement') return bound(one.argument)
        return one.shorthand ? [] : bound(one.value)
      })
    case 'TSParameterProperty':
      return bound(pattern.parameter)
    default:
      return []
  }
}

const key = (node: PropertyKey): Declaration[] => {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return [node]
  return node.type === 'Literal' && typeof node.value === 'string' ? [{ name: node.value, start: node.start }] : []
}

/**
 * Every name that a TypeScript file declares: variables, functions, classes, interfaces, types, enums, parameters,
 * members of its own types and classes, and imports under another name. Keys of object literals do not count: a type
 * declares them.
 */
export const declaredNames = (path: string, text: string): DeclaredName[] => {
  const found: (Declaration & { readonly isType: boolean })[] = []
  const add = (names: readonly Declaration[], isType = false): void => {
    for (const { name, start } of names) found.push({ name, start, isType })
  }
  const params = ({ params: all }: { readonly params: readonly ParamPattern[] }): void => add(all.flatMap(bound))
  const visitor = new Visitor({
    VariableDeclarator: ({ id }) => add(bound(id)),
    FunctionDeclaration: (node) => {
      if (node.id) add([node.id])
      params(node)
    },
    FunctionExpression: params,
    ArrowFunctionExpression: params,
    TSFunctionType: params,
    TSDeclareFunction: (node) => {
      if (node.id) add([node.id])
      params(node)
    },
    TSMethodSignature: (node) => {
      add(key(node.key))
      params(node)
    },
    CatchClause: ({ param }) => add(param ? bound(param) : []),
    ClassDeclaration: ({ id }) => add(id ? [id] : [], true),
    TSInterfaceDeclaration: ({ id }) => add([id], true),
    TSTypeAliasDeclaration: ({ id }) => add([id], true),
    TSEnumDeclaration: ({ id }) => add([id], true),
    TSEnumMember: ({ id }) => add(id.type === 'Identifier' ? [id] : []),
    TSPropertySignature: (node) => add(key(node.key)),
    PropertyDefinition: (node) => add(key(node.key)),
    MethodDefinition: (node) => add(key(node.key)),
    ImportSpecifier: ({ local, imported }) =>
      add(imported.type === 'Identifier' && imported.name === local.name ? [] : [local]),
  })
  visitor.visit(parseSync(path, text).program)
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  let line = 1
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ name, isType, start }) => {
      while ((ends[line - 1] ?? Number.POSITIVE_INFINITY) < start) line++
      return { name, isType, line }
    })
}
