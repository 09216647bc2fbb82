import type { Selector, SelectorComponent } from 'lightningcss'

/** What a selector can match: something outside the area's root, the root itself, or only its contents. */
export type SelectorScope = 'outside' | 'root' | 'within'

const ranks: Readonly<Record<SelectorScope, number>> = { outside: 0, root: 1, within: 2 }

const innermost = (one: SelectorScope, other: SelectorScope): SelectorScope =>
  ranks[one] >= ranks[other] ? one : other
const outermost = (scopes: readonly SelectorScope[]): SelectorScope =>
  scopes.reduce((one, other) => (ranks[one] <= ranks[other] ? one : other), 'within')

/** Where an element is, judged by one part of its compound selector. */
const scopeOfPart = (part: SelectorComponent, area: string, parent: SelectorScope): SelectorScope => {
  if (part.type === 'nesting') return parent
  if (part.type === 'attribute') {
    const { name, operation } = part
    return name === 'data-mfe' && operation?.operator === 'equal' && operation.value === area ? 'root' : 'outside'
  }
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return 'outside'
  if (part.selectors.length === 0) return 'outside'
  return outermost(part.selectors.map((selector) => scopeOfSelector(selector, area, parent)))
}

/** Where an element is, judged by what precedes the combinator: siblings of the root are outside it. */
const scopeAfter = (before: SelectorScope, combinator: string): SelectorScope => {
  if (before === 'within') return 'within'
  return before === 'root' && (combinator === 'descendant' || combinator === 'child') ? 'within' : 'outside'
}

/** Where the elements that a selector matches are; `parent` is the place of the enclosing rule. */
export const scopeOfSelector = (selector: Selector, area: string, parent: SelectorScope = 'outside'): SelectorScope => {
  let scope: SelectorScope = 'outside'
  for (const part of selector) {
    if (part.type === 'combinator') scope = scopeAfter(scope, part.value)
    else scope = innermost(scope, scopeOfPart(part, area, parent))
  }
  return scope
}
