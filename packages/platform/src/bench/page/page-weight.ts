import { atMost } from '../figure/budget-result'

/** A page as it is and as one bundle of the same sources: compressed bytes, and milliseconds until it is painted. */
interface Weight {
  readonly bytes: readonly [federated: number, single: number]
  readonly painted: readonly [federated: number, single: number]
}

/** Pages opened by their address with an empty cache, over a Fast 4G network. */
export type PageWeights = Readonly<Record<'classes' | 'skills' | 'home', Weight>>

const ratio = ([one, other]: readonly [number, number]): number => Math.round((one / other) * 1000) / 1000

/** The figures as lines for people. */
export const weightLines = (weights: PageWeights): string[] =>
  Object.entries(weights).map(
    ([page, { bytes, painted }]) =>
      `  ${page} against one bundle, cold, Fast 4G: bytes ${bytes.join(' / ')}: ${atMost(ratio(bytes), 1.15, 'x')}; painted ${painted.join(' / ')} ms: ${atMost(ratio(painted), 1.05, 'x')}`,
  )
