import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { MatrixSource } from './matrix-props'
import type { LaterCells } from './row/later-cells'
import { drawCells } from './row/row-cells'

interface RowProps<R, C> {
  row: R
  index: number
  ariaIndex: number
  columns: readonly C[]
  source: MatrixSource
  later: LaterCells
  rowHeader: (row: R) => ReactNode
}

function Row<R extends { id: string }, C extends { id: string }>(props: RowProps<R, C>) {
  const { row, index, ariaIndex, columns, source, later, rowHeader } = props
  const { id: rowId } = row
  const cells = useRef<HTMLTableCellElement>(null)
  useLayoutEffect(
    () => (cells.current ? drawCells(cells.current, { index, rowId, columns, source, later }) : undefined),
    [index, rowId, columns, source, later],
  )
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a row that is no box of a table has no role by itself in every browser.
    <tr role="row" aria-rowindex={ariaIndex} className="matrix-row">
      <th
        // biome-ignore lint/a11y/noRedundantRoles: as of the row.
        role="rowheader"
        scope="row"
        aria-colindex={1}
        data-place={`${index}:-1`}
        tabIndex={-1}
        className="matrix-row-head"
      >
        {rowHeader(row)}
      </th>
      <td ref={cells} role="presentation" className="matrix-cells" />
    </tr>
  )
}

/** One row and its head; renders again only if its own props changed. */
export const MatrixRow = memo(Row) as typeof Row
