import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Repeatable random choices: the same seed gives the same run. */
export const randomOf = (seed: number) => {
  const generator = xoroshiro128plus(seed)
  return {
    one: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error('There is nothing to choose from.')
      return items[uniformInt(generator, 0, items.length - 1)] as Item
    },
  }
}
