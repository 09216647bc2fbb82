import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

/** Tables up to this number of rows are rendered as a whole, so that find-in-page works. */
const most = 200

/** Whether only the visible rows are rendered: the scroller then has a fixed height, and columns fixed widths. */
export const isLong = (count: number): boolean => count > most

/** Heights in pixels of a one-line row and of the sticky header. */
const rowHeight = 53
const headHeight = 45

export interface RowWindow {
  /** Whether only some of the rows are rendered. */
  readonly isPartial: boolean
  /** Indexes of the rows to render, each with the empty height in pixels before it, and the height after the last. */
  readonly drawn: readonly { readonly index: number; readonly before: number }[]
  readonly after: number
  /** Ref of a rendered row, which measures it. */
  readonly measure: (row: HTMLElement | null) => void
  /** Scrolls to a row, rendered or not. */
  readonly reveal: (index: number) => void
  /** Keeps a row rendered while scrolling, because it has the focus. */
  readonly pin: (index: number) => void
}

/** Which rows of a long table are rendered: the visible ones, a few around them and the focused one. */
export const useRowWindow = (count: number, scroller: HTMLElement | null): RowWindow => {
  const isPartial = isLong(count)
  const pinned = useRef(0)
  const virtualizer = useVirtualizer({
    count,
    enabled: isPartial,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(pinned.current, count - 1)])].toSorted((a, b) => a - b),
  })
  const store = (index: number) => {
    pinned.current = index
  }
  if (!isPartial) {
    const drawn = Array.from({ length: count }, (_, index) => ({ index, before: 0 }))
    return { isPartial, drawn, after: 0, measure: () => {}, reveal: () => {}, pin: store }
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
    pin: store,
  }
}
