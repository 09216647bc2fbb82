import { childrenOf, isNode, type Node, nodeAt, textAt } from './read-source'
import type { Namespace, Texts } from './read-texts'
import { type UsedKey, usedKeys } from './used-keys'

/** Keys of the names of a control, and of the texts that it shows. */
export interface NamedControl {
  readonly names: readonly string[]
  readonly visible: readonly string[]
}

const control = /(^a|[bB]utton|Link)$/

const plain = (keys: readonly UsedKey[]): string[] => keys.filter(({ open }) => !open).map(({ key }) => key)

const controlOf = (element: Node): NamedControl | undefined => {
  const opening = nodeAt(element, 'opening')
  if (!control.test(textAt(opening && nodeAt(opening, 'name'), 'value') ?? '')) return undefined
  const attributes: unknown[] = Array.isArray(opening?.attributes) ? opening.attributes : []
  const label = attributes.filter(isNode).find((one) => textAt(nodeAt(one, 'name'), 'value') === 'aria-label')
  const visible = childrenOf(element).filter(({ type }) => type === 'JSXExpressionContainer')
  return label && { names: plain(usedKeys(label)), visible: plain(visible.flatMap(usedKeys)) }
}

/** Buttons and links of a source file that have a name of their own. */
export const namedControls = (node: Node): NamedControl[] => {
  const found = node.type === 'JSXElement' ? controlOf(node) : undefined
  return [...(found ? [found] : []), ...childrenOf(node).flatMap(namedControls)]
}

const spoken = (text: string): string => text.replace(/ ?…$/, '').toLowerCase()

const isNamedByLabel = (texts: Texts, name: string, visible: readonly string[]): boolean => {
  const labels = visible.flatMap((key) => texts.get(key) ?? []).filter((text) => !text.includes('{{'))
  const full = spoken(texts.get(name) ?? '')
  return labels.length === 0 || full === '' || labels.some((label) => full.includes(spoken(label)))
}

/**
 * A control's name must contain its visible text word by word, or users of speech input cannot press it (WCAG 2.5.3).
 */
export const labelViolations = ({ name, unit, languages }: Namespace, controls: readonly NamedControl[]): string[] =>
  [...languages].flatMap(([language, texts]) =>
    controls.flatMap(({ names, visible }) =>
      names
        .filter((key) => !isNamedByLabel(texts, key, visible))
        .map((key) => `${unit}/locales/${language}/${name}.json: ${key} does not say what its control shows.`),
    ),
  )
