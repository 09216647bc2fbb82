import type { ReactElement } from 'react'
import type { MatrixCellView, MatrixSource } from './matrix-props'

/** Draws a cell of a row and a column by their indexes; the id is that of the column. */
export type DrawCell = (view: MatrixCellView, row: number, column: number, id: string) => ReactElement

/**
 * The cells of a row as elements. A change makes a new list in which all others stay what they are, so that React draws
 * one cell; a component for each would take twice the time when thousands are shown at once.
 */
export class RowCells {
  private views: readonly MatrixCellView[]
  private elements: readonly ReactElement[]

  constructor(
    private readonly index: number,
    private readonly rowId: string,
    private readonly columns: readonly { readonly id: string }[],
    private readonly source: MatrixSource,
    private readonly draw: DrawCell,
  ) {
    this.views = columns.map(({ id }) => source.get(rowId, id))
    this.elements = this.views.map((view, at) => draw(view, index, at, columns[at]?.id ?? ''))
  }

  readonly get = (): readonly ReactElement[] => this.elements

  readonly subscribe = (changed: () => void): (() => void) => {
    const stops = this.columns.map(({ id }, at) =>
      this.source.subscribe(this.rowId, id, () => {
        this.reread(id, at)
        changed()
      }),
    )
    // What has changed since the elements were made.
    for (const [at, { id }] of this.columns.entries()) this.reread(id, at)
    return () => {
      for (const stop of stops) stop()
    }
  }

  private reread(id: string, at: number): void {
    const view = this.source.get(this.rowId, id)
    if (view === this.views[at]) return
    const element = this.draw(view, this.index, at, id)
    this.views = this.views.map((one, index) => (index === at ? view : one))
    this.elements = this.elements.map((one, index) => (index === at ? element : one))
  }
}
