import { afterPaint } from '../../../after-paint'

/** Cells of a new grid that can be seen before anybody scrolls, counted from its top left corner. */
interface VisibleArea {
  readonly rows: number
  readonly columns: number
}

/**
 * In rem: the smallest height of a row, also of the one with the column heads; what stands above and below the grid on a
 * page; and its height in a low window.
 */
const rowHeight = 2
const aroundGrid = 22.5
const least = 24
/** In CSS pixels. */
const cellWidth = 40
const headWidth = 200
/** Of the window, for the head of a row on a phone. */
const headShare = 0.34

/** Smallest width of the row heads, as a CSS length. */
export const smallestHead = `min(${headWidth}px, ${100 * headShare}vw)`

/** CSS pixels beside the row heads, in the page's content, which is laid out already when a grid comes into it. */
const roomForCells = (): number =>
  (document.querySelector('main')?.clientWidth || innerWidth) - Math.min(headWidth, headShare * innerWidth)

/**
 * More than that is never seen at first. Worked out beforehand, because asking for the layout of the grid would make the
 * browser lay it out.
 */
const initialArea = (): VisibleArea => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return {
    rows: Math.ceil(Math.max(least, innerHeight / rem - aroundGrid) / rowHeight) - 1,
    columns: Math.ceil(roomForCells() / cellWidth),
  }
}

/** Maximum height of a grid that leaves room for what stands around it, as a CSS length. */
export const defaultHeight = `max(${least}rem, calc(100dvh - ${aroundGrid}rem))`

/** Milliseconds of work, after which the browser may paint and take keys. */
const slice = 8
/** Milliseconds after which a new grid is painted, or nobody looks at it. */
const maxDelay = 1000

/**
 * Work on the cells of a new grid that nobody sees yet. It begins once those that are seen are painted, and ends a few
 * frames later: laying out and painting thousands of cells before the first of them is seen would keep people waiting.
 */
export class LaterCells {
  private visibleArea: VisibleArea | null = initialArea()
  private readonly works = new Set<() => void>()
  private isComing = false

  /** How many cells of a row are drawn at once. */
  seen(row: number, columns: number): number {
    if (this.visibleArea === null) return columns
    return row < this.visibleArea.rows ? Math.min(columns, this.visibleArea.columns) : 0
  }

  /** The grid is no longer new: rows that come from now on may come where somebody has scrolled to. */
  readonly open = (): void => {
    this.visibleArea = null
  }

  /** Does this after the next paint; returns a function that leaves it undone. */
  add(work: () => void): () => void {
    this.works.add(work)
    if (!this.isComing) {
      this.isComing = true
      addEventListener('beforeprint', this.drawAll)
      afterPaint(this.goOn, maxDelay)
    }
    return () => this.works.delete(work)
  }

  /** Does all of it now, such as for a key that goes to the last cell. */
  readonly drawAll = (): void => {
    for (const work of this.works) this.do(work)
  }

  private do(work: () => void): void {
    this.works.delete(work)
    work()
  }

  private readonly goOn = (): void => {
    const until = performance.now() + slice
    for (const work of this.works) {
      this.do(work)
      if (performance.now() > until) break
    }
    this.isComing = this.works.size > 0
    if (this.isComing) setTimeout(this.goOn)
    else removeEventListener('beforeprint', this.drawAll)
  }
}
