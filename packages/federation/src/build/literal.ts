import type { AnyNode, ArrayExpression, ObjectExpression } from 'acorn'

/** Value of a plain (not computed) property of an object. */
export const property = (object: ObjectExpression, name: string): AnyNode | undefined => {
  for (const entry of object.properties) {
    if (entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name) return entry.value
  }
  return undefined
}

export const text = (node: AnyNode | undefined, what: string): string => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  throw new Error(`${what} must be written as plain text, because the build reads the routes without running them`)
}

/** Objects of a list literal; empty if it is not a list. */
export const objectsIn = (list: AnyNode | undefined, what: string): ObjectExpression[] => {
  if (list?.type !== 'ArrayExpression') throw new Error(`a list of ${what}s must be written as [ … ]`)
  return list.elements.map((element) => {
    if (element?.type !== 'ObjectExpression') throw new Error(`a ${what} must be written as { … }`)
    return element
  })
}

/** `() => import('./name.screen')` → `./name.screen` */
export const importedBy = (load: AnyNode | undefined, name: 'lazy' | 'load'): string => {
  const body = load?.type === 'ArrowFunctionExpression' ? load.body : undefined
  return text(body?.type === 'ImportExpression' ? body.source : undefined, `${name}: () => import('./name')`)
}

const listOf = ({ elements }: ArrayExpression, what: string): unknown[] =>
  elements.map((element) => literalOf(element ?? undefined, what))

/** `name` and `'a.name'` */
const plainName = (key: AnyNode): string | undefined => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/** Value of a literal: strings, numbers, booleans, and lists and objects of them. Throws an error that names `what`. */
export const literalOf = (node: AnyNode | undefined, what: string): unknown => {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'ArrayExpression') return listOf(node, what)
  // The transpiler emits true as !0 and false as !1.
  if (node?.type === 'UnaryExpression' && node.operator === '!') return !literalOf(node.argument, what)
  if (node?.type !== 'ObjectExpression')
    throw new Error(`${what} must be written out, because the build reads the routes without running them`)
  return Object.fromEntries(
    node.properties.map((entry) => {
      const name = entry.type === 'Property' && !entry.computed ? plainName(entry.key) : undefined
      if (entry.type === 'Property' && name !== undefined) return [name, literalOf(entry.value, `${what}.${name}`)]
      throw new Error(`${what} must name its properties plainly`)
    }),
  )
}
