import { minLikeness, plain, similarity } from './similarity'

/** A text of the file and what it stands for or resembles. */
export interface Pair<Item, Known> {
  readonly item: Item
  readonly known: Known | undefined
  /** 1 when they compare as equal, 0 without a partner. */
  readonly likeness: number
}

/** Similarity is computed for at most so many texts: a subject has some hundred competences, not thousands. */
const comparedMax = 400

/**
 * Finds a partner for each text, equal ones first and then the most similar; none is given twice. In the order of
 * `items`.
 */
export const pairUp = <Item, Known>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  known: readonly Known[],
  knownText: (one: Known) => string,
): Pair<Item, Known>[] => {
  const free = new Map<string, Known[]>()
  for (const one of known) {
    const text = plain(knownText(one))
    free.set(text, [...(free.get(text) ?? []), one])
  }
  const equal = items.map((item) => free.get(plain(textOf(item)))?.shift())
  const rest = new Set([...free.values()].flat())
  return items.map((item, index) => {
    const same = equal[index]
    if (same !== undefined) return { item, known: same, likeness: 1 }
    let best: Pair<Item, Known> = { item, known: undefined, likeness: 0 }
    if (rest.size > comparedMax) return best
    for (const one of rest) {
      const likeness = similarity(textOf(item), knownText(one))
      if (likeness >= minLikeness.doubtful && likeness > best.likeness) best = { item, known: one, likeness }
    }
    if (best.known !== undefined) rest.delete(best.known)
    return best
  })
}
