import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

/** Most rows of which all are drawn, so that find-in-page finds them. */
const most = 200

/** Whether only the rows in sight are drawn: their scroller then has a height of its own, and columns fixed widths. */
export const isLong = (count: number): boolean => count > most

/** Heights in pixels: of a row of one line, and of the header that stays above the rows. */
const rowHeight = 53
const headHeight = 45

export interface RowWindow {
  /** Only part of the rows is drawn. */
  readonly isPartial: boolean
  /** Indexes of the rows to draw, each with the empty height in pixels before it, and the height after the last. */
  readonly drawn: readonly { readonly index: number; readonly before: number }[]
  readonly after: number
  /** For each drawn row: measures it. */
  readonly measure: (row: HTMLElement | null) => void
  /** Brings a row into sight, drawn or not. */
  readonly reveal: (index: number) => void
  /** Keeps a row drawn wherever one scrolls, because the focus is in it. */
  readonly keep: (index: number) => void
}

/** Which rows of a long table are drawn: those in sight of its scroller, a few around them and the focused one. */
export const useRowWindow = (count: number, scroller: HTMLElement | null): RowWindow => {
  const isPartial = isLong(count)
  const kept = useRef(0)
  const virtualizer = useVirtualizer({
    count,
    enabled: isPartial,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(kept.current, count - 1)])].toSorted((a, b) => a - b),
  })
  const keep = (index: number) => {
    kept.current = index
  }
  if (!isPartial) {
    const drawn = Array.from({ length: count }, (_, index) => ({ index, before: 0 }))
    return { isPartial, drawn, after: 0, measure: () => {}, reveal: () => {}, keep }
  }
  const items = virtualizer.getVirtualItems()
  const drawn = items.map(({ index, start }, at) => ({ index, before: start - (items[at - 1]?.end ?? headHeight) }))
  const after = virtualizer.getTotalSize() + headHeight - (items.at(-1)?.end ?? headHeight)
  return {
    isPartial,
    drawn,
    after,
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index),
    keep,
  }
}
