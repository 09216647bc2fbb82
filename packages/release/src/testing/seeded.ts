import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** The same numbers from 0 to 1 in every run. */
export const seeded = (seed: number) => {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat64(generator)
}
