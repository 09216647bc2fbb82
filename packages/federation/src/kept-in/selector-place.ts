import type { Selector, SelectorComponent } from 'lightningcss'

/** What a selector can match: something outside of the area's root, the root itself, or only what is in it. */
export type Place = 'outside' | 'root' | 'within'

const ranks: Readonly<Record<Place, number>> = { outside: 0, root: 1, within: 2 }

const innermost = (one: Place, other: Place): Place => (ranks[one] >= ranks[other] ? one : other)
const outermost = (places: readonly Place[]): Place =>
  places.reduce((one, other) => (ranks[one] <= ranks[other] ? one : other), 'within')

/** Where an element stands by one part of its compound alone. */
const placeOfPart = (part: SelectorComponent, area: string, parent: Place): Place => {
  if (part.type === 'nesting') return parent
  if (part.type === 'attribute') {
    const { name, operation } = part
    return name === 'data-mfe' && operation?.operator === 'equal' && operation.value === area ? 'root' : 'outside'
  }
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return 'outside'
  if (part.selectors.length === 0) return 'outside'
  return outermost(part.selectors.map((selector) => placeOfSelector(selector, area, parent)))
}

/** Where an element stands by what stands before the combinator: siblings of the root are outside of it. */
const placeAfter = (before: Place, combinator: string): Place => {
  if (before === 'within') return 'within'
  return before === 'root' && (combinator === 'descendant' || combinator === 'child') ? 'within' : 'outside'
}

/** Where the elements stand that a selector matches; `parent` is the place of the rule around a nested one. */
export const placeOfSelector = (selector: Selector, area: string, parent: Place = 'outside'): Place => {
  let place: Place = 'outside'
  for (const part of selector) {
    if (part.type === 'combinator') place = placeAfter(place, part.value)
    else place = innermost(place, placeOfPart(part, area, parent))
  }
  return place
}
