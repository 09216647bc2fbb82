import { argumentsOf, childrenOf, isNode, type Node, nodeAt, textAt } from './read-source'

/** A key used in code. `open` keys end in a computed segment and match all keys below them. */
export interface UsedKey {
  /** Undefined if the code does not specify it; then it may belong to any namespace. */
  readonly namespace: string | undefined
  readonly key: string
  readonly open: boolean
}

/** Translation functions in scope, with their namespaces. */
type Scope = ReadonlyMap<string, string>

const defaultNamespace = 'app-runtime.app'
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const calleeName = (call: Node): string | undefined => {
  const callee = nodeAt(call, 'callee')
  if (callee?.type === 'Identifier') return textAt(callee, 'value')
  if (callee?.type !== 'MemberExpression') return undefined
  return `.${textAt(nodeAt(callee, 'property'), 'value') ?? ''}`
}

/** `const { t } = useTranslation('teacher.skills')` brings `t` of `skills` into scope. */
const declared = (node: Node): [string, string] | undefined => {
  const call = nodeAt(node, 'init')
  const pattern = nodeAt(node, 'id')
  if (node.type !== 'VariableDeclarator' || call?.type !== 'CallExpression' || pattern?.type !== 'ObjectPattern') return
  if (calleeName(call) !== 'useTranslation') return
  const namespace = textAt(argumentsOf(call)[0], 'value') ?? defaultNamespace
  for (const property of Array.isArray(pattern.properties) ? pattern.properties : []) {
    if (!isNode(property) || textAt(nodeAt(property, 'key'), 'value') !== 't') continue
    const name = property.type === 'KeyValuePatternProperty' ? textAt(nodeAt(property, 'value'), 'value') : 't'
    return [name ?? 't', namespace]
  }
  return undefined
}

/** `($) => $.a.b` is `a.b`; a computed segment ends it. */
const selected = (selector: Node): { key: string; open: boolean } | undefined => {
  const parameter = Array.isArray(selector.params) ? selector.params[0] : undefined
  const root = isNode(parameter) ? textAt(nodeAt(parameter, 'pat') ?? parameter, 'value') : undefined
  const parts: string[] = []
  let open = false
  let at = nodeAt(selector, 'body')
  while (at?.type === 'MemberExpression') {
    const property = nodeAt(at, 'property')
    if (property?.type === 'Identifier') parts.unshift(textAt(property, 'value') ?? '')
    else {
      parts.length = 0
      open = true
    }
    at = nodeAt(at, 'object')
  }
  return at?.type === 'Identifier' && textAt(at, 'value') === root ? { key: parts.join('.'), open } : undefined
}

/** `'teacher.page:skills.title'`, as used in routes for the build. */
const named = (node: Node): UsedKey | undefined => {
  const [, namespace, key] = /^([\w-]+\.[\w-]+):([\w.]+)$/.exec(textAt(node, 'value') ?? '') ?? []
  return node.type === 'StringLiteral' && key !== undefined ? { namespace, key, open: false } : undefined
}

/** The namespace of `i18n.t(…, { ns: 'app-runtime.editing' })`. */
const ownNamespace = (call: Node): string | undefined => {
  for (const options of argumentsOf(call).filter(({ type }) => type === 'ObjectExpression'))
    for (const property of Array.isArray(options.properties) ? options.properties : [])
      if (isNode(property) && textAt(nodeAt(property, 'key'), 'value') === 'ns')
        return textAt(nodeAt(property, 'value'), 'value')
  return undefined
}

const visit = (node: Node, outer: Scope, found: UsedKey[]): void => {
  const scope = functions.has(node.type) || node.type === 'BlockStatement' ? new Map(outer) : outer
  for (const child of childrenOf(node)) {
    // Declarations are visited before the code that uses them, because siblings are visited in order.
    const declarations = child.type === 'VariableDeclaration' ? childrenOf(child).map(declared) : []
    for (const pair of declarations) if (pair && scope instanceof Map) scope.set(...pair)
    visit(child, scope, found)
  }
  const text = named(node)
  if (text) found.push(text)
  if (node.type === 'ArrowFunctionExpression') return
  const selectors = childrenOf(node).filter((child) => child.type === 'ArrowFunctionExpression')
  const name = node.type === 'CallExpression' ? calleeName(node) : undefined
  const isTranslating = name === '.t' || (name !== undefined && (outer.has(name) || /^t\d*$/.test(name)))
  const isTrans = node.type === 'JSXExpressionContainer'
  if (!isTranslating && !isTrans) return
  const own = isTranslating ? ownNamespace(node) : undefined
  for (const selector of selectors) {
    const key = selected(selector)
    if (key && key.key !== '') found.push({ namespace: own ?? outer.get(name ?? '') ?? namespaceOf(name), ...key })
  }
}

const namespaceOf = (name: string | undefined) => (name === '.t' ? defaultNamespace : undefined)

/**
 * Keys that a source file uses by selector (`t(($) => $.a.b)`, `i18n.t(…)`, `<Trans i18nKey={($) => $.a} />`), and
 * those that routes name for the build (`'teacher.page:skills.title'`).
 */
export const usedKeys = (tree: Node): UsedKey[] => {
  const found: UsedKey[] = []
  visit(tree, new Map(), found)
  return found
}
