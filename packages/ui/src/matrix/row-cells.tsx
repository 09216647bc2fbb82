import type { ReactElement } from 'react'
import type { MatrixCellView, MatrixSource } from './matrix-props'
import { cellClass, isOwnPicture } from './matrix-style'

/** One element: the text is there for reading and finding, the picture is the background. */
const drawCell = (view: MatrixCellView, row: number, column: number, id: string): ReactElement => (
  <td
    key={id}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table with the role of a grid.
    role="gridcell"
    aria-colindex={column + 2}
    aria-busy={view.state === 'pending' || undefined}
    aria-invalid={view.state === 'refused' || undefined}
    data-place={`${row}:${column}`}
    data-state={view.state}
    data-sign={view.sign || undefined}
    data-corner={view.corner || undefined}
    tabIndex={-1}
    style={isOwnPicture(view.picture) ? { backgroundImage: view.picture } : undefined}
    className={cellClass(view)}
  >
    {view.text}
  </td>
)

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
  ) {
    this.views = columns.map(({ id }) => source.get(rowId, id))
    this.elements = this.views.map((view, at) => drawCell(view, index, at, columns[at]?.id ?? ''))
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
    const element = drawCell(view, this.index, at, id)
    this.views = this.views.map((one, index) => (index === at ? view : one))
    this.elements = this.elements.map((one, index) => (index === at ? element : one))
  }
}
