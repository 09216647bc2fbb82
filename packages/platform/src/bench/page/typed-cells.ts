import { atMost } from '../figure/budget-result'

/** 250 cells typed at a slowed processor; once with the network, once with all that may happen to a device. */
export interface TypedCells {
  readonly cells: number
  /** Seconds from the first key until the server has all. */
  readonly seconds: number
  /** Cells without the level that was typed, and entries beyond one a cell. */
  readonly lost: number
  readonly doubled: number
  /** The same when the network is cut half way, the browser ends at once and is started again without network. */
  readonly afterRestart: { readonly lost: number; readonly doubled: number }
}

/** The figures as lines for people. */
export const typedLines = ({ cells, seconds, lost, doubled, afterRestart }: TypedCells): string[] => [
  `  ${cells} cells by keyboard at 4x throttle: ${atMost(seconds, 90, ' s')}, ${atMost(lost, 0, ' lost')}, ${atMost(doubled, 0, ' twice')}`,
  `  The same, the network cut half way and the browser restarted without: ${atMost(afterRestart.lost, 0, ' lost')}, ${atMost(afterRestart.doubled, 0, ' twice')}`,
]
