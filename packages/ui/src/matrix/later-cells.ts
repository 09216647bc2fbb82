import { afterPaint } from '../after-paint'

/** Cells of a new grid that can be seen before anybody scrolls, counted from its top left corner. */
interface Sight {
  readonly rows: number
  readonly columns: number
}

/** The smallest size of a cell in CSS pixels, and what stands above and below the grid on a page. */
const smallest = { height: 32, width: 40 }
const aroundGrid = 360
/** Height of the grid where the window is low. */
const least = 384

/** More than that is never seen at first. Worked out of the window: asking for the layout would make the browser do it. */
const firstSight = (): Sight => ({
  rows: Math.ceil(Math.max(least, innerHeight - aroundGrid) / smallest.height),
  columns: Math.ceil(innerWidth / smallest.width),
})

/** Maximum height of a grid that leaves room for what stands around it, as a CSS length. */
export const usualHeight = `max(${least / 16}rem, calc(100dvh - ${aroundGrid / 16}rem))`

/** Milliseconds of work, after which the browser may paint and take keys. */
const slice = 8

/**
 * Work on the cells of a new grid that nobody sees yet. It begins once those that are seen are painted, and ends a few
 * frames later: laying out and painting thousands of cells before the first of them is seen would keep people waiting.
 */
export class LaterCells {
  readonly sight = firstSight()
  private readonly works = new Set<() => void>()
  private isComing = false

  /** Does this after the next paint; returns a function that leaves it undone. */
  add(work: () => void): () => void {
    this.works.add(work)
    if (!this.isComing) afterPaint(this.goOn)
    this.isComing = true
    return () => this.works.delete(work)
  }

  /** Does all of it now, such as for a key that goes to the last cell. */
  finish(): void {
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
  }
}
