import { lettersOf, likenessOf, minLikeness, plain } from './similarity'

/** A text of the file and what it stands for or resembles. */
export interface Pair<Item, Known> {
  readonly item: Item
  readonly known: Known | undefined
  /** 1 when they compare as equal, 0 without a partner. */
  readonly likeness: number
}

/**
 * How often texts may still be compared by similarity for one file, which happens in the thread that answers all calls
 * (rule call.10).
 */
export interface Comparisons {
  left: number
}

/** For a file: thirty domains of forty competences that all have changed, and some milliseconds for a hostile one. */
export const comparisonsOfFile = (): Comparisons => ({ left: 50_000 })

/**
 * Finds a partner for each text, equal ones first and then, while comparisons are left, the most similar; none is given
 * twice. In the order of `items`.
 */
export const pairUp = <Item, Known>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  known: readonly Known[],
  knownText: (one: Known) => string,
  comparisons: Comparisons,
): Pair<Item, Known>[] => {
  const free = new Map<string, Known[]>()
  for (const one of known) {
    const text = plain(knownText(one))
    free.set(text, [...(free.get(text) ?? []), one])
  }
  const equal = items.map((item) => free.get(plain(textOf(item)))?.shift())
  const rest = new Map([...free.values()].flat().map((one) => [one, lettersOf(knownText(one))]))
  return items.map((item, index) => {
    const same = equal[index]
    if (same !== undefined) return { item, known: same, likeness: 1 }
    let best: Pair<Item, Known> = { item, known: undefined, likeness: 0 }
    if (rest.size > comparisons.left) return best
    comparisons.left -= rest.size
    const letters = lettersOf(textOf(item))
    for (const [one, known] of rest) {
      const likeness = likenessOf(letters, known)
      if (likeness >= minLikeness.doubtful && likeness > best.likeness) best = { item, known: one, likeness }
    }
    if (best.known !== undefined) rest.delete(best.known)
    return best
  })
}
