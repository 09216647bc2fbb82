import { startTransition, useEffect, useState } from 'react'

/** How many rows of a height, in pixels, a window shows below `above` pixels; never less than `fewest`. */
export const rowsOnScreen = (rowHeight: number, above: number, fewest = 6): number =>
  Math.max(fewest, Math.ceil((window.innerHeight - above) / rowHeight))

/** Few enough that a tablet some years old adds them between two touches. */
const rowsPerStep = 6

/**
 * How many of `all` rows of a long list are drawn now: first `atOnce()`, a screenful, and once that is painted some more
 * at a time, so that the page answers in between. The list leaves the room of those that are still missing, so that
 * nothing moves. A list that was drawn as a whole stays so.
 */
export const useRowsAtOnce = (atOnce: () => number, all: number): number => {
  const [count, setCount] = useState(atOnce)
  useEffect(() => {
    if (count === Number.POSITIVE_INFINITY) return
    const next = count + rowsPerStep
    // One step a frame: what is added between two frames is laid out in one piece.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setCount(next < all ? next : Number.POSITIVE_INFINITY)),
    )
    return () => cancelAnimationFrame(frame)
  }, [count, all])
  return count
}
