import { parseSync } from '@swc/core'

/** A node of the syntax tree, with the properties these checks use. */
export type Node = { readonly type: string; readonly [part: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const nodeAt = (node: Node, part: string): Node | undefined => {
  const value = node[part]
  return isNode(value) ? value : undefined
}

export const textAt = (node: Node | undefined, part: string): string | undefined => {
  const value = node?.[part]
  return typeof value === 'string' ? value : undefined
}

/** Direct children of a node. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([part, value]) => {
    if (part === 'span') return []
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((one) => (isNode(one) ? [one] : wrapped(one)))
  })

/** Arguments and elements are `{ spread, expression }`, without a type. */
const wrapped = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)
    ? [value.expression]
    : []

/** Arguments of a call. */
export const argumentsOf = (call: Node): Node[] =>
  Array.isArray(call.arguments) ? call.arguments.flatMap((one: unknown) => wrapped(one)) : []

export const parseSource = (code: string, isTsx: boolean): Node => {
  const tree: unknown = parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'es2022' })
  if (!isNode(tree)) throw new Error('the parser returned no tree')
  return tree
}
