import { atMost } from '../figure/budget-result'

/** The page for observing in a browser whose processor is slowed down; times in milliseconds. */
export interface ObservationSpeed {
  /** Requests for data of the page, opened by its address. */
  readonly reads: number
  /** From a tap on a level until it is painted. */
  readonly tap: { readonly p50: number; readonly p95: number }
  /** From the press on "Beobachten" until the children are painted, once it was open before. */
  readonly opening: { readonly p50: number; readonly max: number }
}

/** The figures as lines for people. */
export const observationLines = ({ reads, tap, opening }: ObservationSpeed): string[] => [
  `  Observing at 4x throttle, tap → painted: p50 ${tap.p50} ms, p95 ${atMost(tap.p95, 100)}`,
  `  Observing at 4x throttle, opened warm: p50 ${atMost(opening.p50, 300)}; cold ${atMost(reads, 1, ' reads')}`,
]
