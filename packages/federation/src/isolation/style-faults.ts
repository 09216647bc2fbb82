import { type Declaration, type DeclarationBlock, type Rule, type StyleRule, transform } from 'lightningcss'
import { type SelectorScope, scopeOfSelector } from './selector-scope'

/**
 * The layer of all areas; the shell sets its order. Styles for an area's parts on others' pages are in a nested layer,
 * so that the area's own sheet, which has the same classes and more, overrides them whichever loads first.
 */
const layer = 'mfe'
const areaLayers = [layer, `${layer}.part`]

/** Tailwind's own, the same in every unit: the initial values of its variables, for browsers without `@property`. */
const initialLayer = 'properties'
const isOwnVariable = (name: string): boolean => name.startsWith('--tw-')

interface RuleContext {
  readonly area: string
  readonly layers: readonly string[]
  /** Of the enclosing rule. */
  readonly parent: SelectorScope
}

const setsVariablesOnly = ({ declarations = [], importantDeclarations = [] }: DeclarationBlock): boolean =>
  [...declarations, ...importantDeclarations].every(
    (one: Declaration) => one.property === 'custom' && isOwnVariable(one.value.name),
  )

const faultsOfStyle = ({ selectors, declarations, rules = [], loc }: StyleRule, context: RuleContext): string[] => {
  const { area, layers, parent } = context
  const line = `line ${loc.line + 1}`
  if (layers[0] === initialLayer && declarations && setsVariablesOnly(declarations)) return []
  if (!areaLayers.includes(layers.join('.'))) return [`a rule stands outside of the layer "${layer}" (${line})`]
  const scopes = selectors.map((selector) => scopeOfSelector(selector, area, parent))
  if (scopes.includes('outside'))
    return [`a rule matches elements outside of [data-mfe='${area}'], such as the shell's or another area's (${line})`]
  return faultsOfRules(rules, { ...context, parent: scopes.includes('root') ? 'root' : 'within' })
}

/** Names that are global in a page. */
const faultsOfName = (kind: string, name: string, area: string): string[] =>
  name.startsWith(`${area}-`) || name.startsWith(`--${area}-`)
    ? []
    : [`${kind} ${name} is known to the whole page: begin its name with "${area}-"`]

const faultsOfRule = (rule: Rule, context: RuleContext): string[] => {
  const { area, layers } = context
  switch (rule.type) {
    case 'style':
      return faultsOfStyle(rule.value, context)
    case 'media':
    case 'supports':
    case 'container':
    case 'starting-style':
      return faultsOfRules(rule.value.rules, context)
    case 'layer-block':
      return faultsOfRules(rule.value.rules, { ...context, layers: [...layers, (rule.value.name ?? []).join('.')] })
    case 'layer-statement':
      return layers.length > 0 || rule.value.names.every(([name]) => name === layer || name === initialLayer)
        ? []
        : ['the order of layers is the shell’s']
    case 'property':
      return isOwnVariable(rule.value.name) ? [] : faultsOfName('@property', rule.value.name, area)
    case 'keyframes':
      return faultsOfName('@keyframes', rule.value.name.value, area)
    case 'nested-declarations':
    case 'ignored':
      return []
    default:
      return [`@${rule.type} takes effect in the whole page`]
  }
}

const faultsOfRules = (rules: readonly Rule[], context: RuleContext): string[] =>
  rules.flatMap((rule) => faultsOfRule(rule, context))

const readSheet = (found: Set<string>, area: string, { rules }: { readonly rules: readonly Rule[] }): void => {
  for (const fault of faultsOfRules(rules, { area, layers: [], parent: 'outside' })) found.add(fault)
}

/**
 * What in an area's style sheet would take effect outside its root, as parts of a sentence (rule release.8). Throws for
 * invalid CSS.
 */
export const styleFaults = (css: string, area: string): string[] => {
  const found = new Set<string>()
  const code = new TextEncoder().encode(css)
  transform({ filename: 'area.css', code, visitor: { StyleSheet: readSheet.bind(null, found, area) } })
  return [...found]
}
