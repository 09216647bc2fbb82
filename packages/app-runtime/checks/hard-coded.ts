import { argumentsOf, childrenOf, isNode, type Node, nodeAt, textAt } from './read-source'

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

/** Attributes whose text is visible or read aloud. */
const visible =
  /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|description|hint|heading|subtitle|text|children)$|[lL]abel$/

/** Functions whose object argument contains visible text. */
const textFunctions = new Set(['toast', 'showToast', 'confirm'])

/** String literals in an expression, including branches and defaults. */
const literals = (node: Node | undefined): string[] => {
  if (!node) return []
  if (node.type === 'StringLiteral') return [textAt(node, 'value') ?? '']
  if (node.type === 'TemplateLiteral')
    return childrenOf(node).flatMap((part) => (part.type === 'TemplateElement' ? [textAt(part, 'raw') ?? ''] : []))
  if (node.type === 'ConditionalExpression')
    return [...literals(nodeAt(node, 'consequent')), ...literals(nodeAt(node, 'alternate'))]
  if (node.type === 'BinaryExpression' && ['||', '&&', '??', '+'].includes(textAt(node, 'operator') ?? ''))
    return [...literals(nodeAt(node, 'left')), ...literals(nodeAt(node, 'right'))]
  if (node.type === 'ParenthesisExpression' || node.type === 'JSXExpressionContainer')
    return literals(nodeAt(node, 'expression'))
  return []
}

const isUntranslated = (element: Node): boolean => {
  const attributes = nodeAt(element, 'opening')?.attributes
  return (
    Array.isArray(attributes) &&
    attributes.some(
      (one: unknown) =>
        isNode(one) &&
        textAt(nodeAt(one, 'name'), 'value') === 'translate' &&
        textAt(nodeAt(one, 'value'), 'value') === 'no',
    )
  )
}

const visibleArguments = (call: Node): string[] => {
  if (!textFunctions.has(textAt(nodeAt(call, 'callee'), 'value') ?? '')) return []
  return argumentsOf(call)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(childrenOf)
    .filter((property) => visible.test(textAt(nodeAt(property, 'key'), 'value') ?? ''))
    .flatMap((property) => literals(nodeAt(property, 'value')))
}

const own = (node: Node): string[] => {
  if (node.type === 'JSXText') return [(textAt(node, 'value') ?? '').trim()]
  if (node.type === 'JSXAttribute' && visible.test(textAt(nodeAt(node, 'name'), 'value') ?? ''))
    return literals(nodeAt(node, 'value'))
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return childrenOf(node).flatMap((child) => (child.type === 'JSXExpressionContainer' ? literals(child) : []))
  return node.type === 'CallExpression' ? visibleArguments(node) : []
}

/** Visible text that is hard-coded, except below `translate="no"`. */
export const hardCoded = (node: Node): string[] => {
  if (node.type === 'JSXElement' && isUntranslated(node)) return []
  return [...own(node).filter(hasLetters), ...childrenOf(node).flatMap(hardCoded)]
}
