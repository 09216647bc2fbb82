import { afterPaint } from '../../../after-paint'

/** Number of rows and columns of a new grid that are visible without scrolling. */
interface VisibleArea {
  readonly rows: number
  readonly columns: number
}

/**
 * In rem: the smallest height of a row, including the one with the column heads; the height of what is above and below
 * the grid on a page; and the grid's height in a low window.
 */
const rowHeight = 2
const aroundGrid = 22.5
const least = 24
/** In CSS pixels. */
const cellWidth = 40
const headWidth = 200
/** Share of the window for the row heads on a phone. */
const headShare = 0.34

/** Smallest width of the row heads, as a CSS length. */
export const smallestHead = `min(${headWidth}px, ${100 * headShare}vw)`

/** CSS pixels beside the row heads, in the page's content, which is already laid out when a grid is inserted. */
const roomForCells = (): number =>
  (document.querySelector('main')?.clientWidth || innerWidth) - Math.min(headWidth, headShare * innerWidth)

/** No more than that is visible at first. Estimated, because measuring the grid would force a layout. */
const initialArea = (): VisibleArea => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return {
    rows: Math.ceil(Math.max(least, innerHeight / rem - aroundGrid) / rowHeight) - 1,
    columns: Math.ceil(roomForCells() / cellWidth),
  }
}

/** Maximum height of a grid that leaves room for what is around it, as a CSS length. */
export const defaultHeight = `max(${least}rem, calc(100dvh - ${aroundGrid}rem))`

/** Milliseconds of work before the browser may paint and handle keys. */
const slice = 8
/** Milliseconds after which a new grid has been painted, or nobody is looking at it. */
const maxDelay = 1000

/**
 * Adds the cells of a new grid that are not visible yet. It starts once the visible ones are painted, and ends a few
 * frames later: laying out and painting thousands of cells before showing the first of them would keep people waiting.
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

  /** The grid is no longer new: rows added from now on may be visible, because somebody has scrolled. */
  readonly open = (): void => {
    this.visibleArea = null
  }

  /** Runs this after the next paint; returns a function that cancels it. */
  add(work: () => void): () => void {
    this.works.add(work)
    if (!this.isComing) {
      this.isComing = true
      addEventListener('beforeprint', this.drawAll)
      afterPaint(this.goOn, maxDelay)
    }
    return () => this.works.delete(work)
  }

  /** Runs all of it now, for example for a key that moves to the last cell. */
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
