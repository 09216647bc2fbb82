import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A stream of random numbers that is the same for the same name. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** Whole number, both ends included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T
  /** `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[]
  /** Normally distributed around 0 with deviation 1. */
  normal(): number
}

/** FNV-1a over UTF-16 units. */
const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state >>> 0
}

/** Good enough for a demo school, and not for secrets. */
export const randomOf = (name: string): Random => {
  const generator = xoroshiro128plus(hash(name))
  const next = () => uniformFloat64(generator)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('pick() needs at least one item')
    return item
  }
  return {
    next,
    pick,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const rest = [...items]
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(Math.floor(next() * rest.length), 1),
      ).flat()
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
