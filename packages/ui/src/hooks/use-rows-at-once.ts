import { useDeferredValue, useMemo } from 'react'

/** How many rows of a height, in pixels, a window shows below `above` pixels; never less than `fewest`. */
export const rowsOnScreen = (rowHeight: number, above: number, fewest = 6): number =>
  Math.max(fewest, Math.ceil((window.innerHeight - above) / rowHeight))

/**
 * How many rows of a long list are drawn now: first `atOnce()`, a screenful, and all of them once that is painted. The
 * list leaves the room of those that are still missing, so that nothing moves.
 */
export const useRowsAtOnce = (atOnce: () => number): number =>
  useDeferredValue(Number.POSITIVE_INFINITY, useMemo(atOnce, [atOnce]))
