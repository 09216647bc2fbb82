import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { MatrixSource } from './matrix-props'
import { cellClass, isOwnPicture, rowHeadStyle, rowStyle } from './matrix-style'
import { type DrawCell, RowCells } from './row-cells'

interface RowProps<R, C> {
  row: R
  index: number
  ariaIndex: number
  columns: readonly C[]
  source: MatrixSource
  rowHeader: (row: R) => ReactNode
}

/** One element: the text is there for reading and finding, the picture is the background. */
const drawCell: DrawCell = (view, row, column, id) => (
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

function Row<R extends { id: string }, C extends { id: string }>(props: RowProps<R, C>) {
  const { row, index, ariaIndex, columns, source, rowHeader } = props
  const cells = useMemo(() => new RowCells(index, row.id, columns, source, drawCell), [index, row.id, columns, source])
  const elements = useSyncExternalStore(cells.subscribe, cells.get)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a row that is no box of a table has no role by itself in every browser.
    <tr role="row" aria-rowindex={ariaIndex} className={rowStyle}>
      <th
        // biome-ignore lint/a11y/noRedundantRoles: as of the row.
        role="rowheader"
        scope="row"
        aria-colindex={1}
        data-place={`${index}:-1`}
        tabIndex={-1}
        className={rowHeadStyle}
      >
        {rowHeader(row)}
      </th>
      {elements}
    </tr>
  )
}

/** One row; renders again only if its own props changed. */
export const MatrixRow = memo(Row) as typeof Row
