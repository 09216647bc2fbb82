import { memo, type ReactNode } from 'react'

interface RowProps<R, C, V> {
  row: R
  index: number
  ariaIndex: number
  columns: readonly C[]
  rowHeader: (row: R) => ReactNode
  value: (row: R, column: C) => V
  cell: (value: V, row: R, column: C) => ReactNode
}

function Row<R extends { id: string }, C extends { id: string }, V>(props: RowProps<R, C, V>) {
  const { row, index, ariaIndex, columns, rowHeader, value, cell } = props
  return (
    <tr aria-rowindex={ariaIndex} className="group/row">
      <th
        scope="row"
        aria-colindex={1}
        data-place={`${index}:-1`}
        tabIndex={-1}
        className="sticky left-0 z-10 h-11 cursor-default border-r border-b bg-card px-4 text-left font-normal -outline-offset-2 group-last/row:border-b-0 group-hover/row:bg-muted"
      >
        {rowHeader(row)}
      </th>
      {columns.map((column, at) => (
        <MatrixCell
          key={column.id}
          place={`${index}:${at}`}
          ariaIndex={at + 2}
          row={row}
          column={column}
          value={value(row, column)}
          cell={cell}
        />
      ))}
    </tr>
  )
}

interface CellProps<R, C, V> {
  place: string
  ariaIndex: number
  row: R
  column: C
  value: V
  cell: (value: V, row: R, column: C) => ReactNode
}

function Cell<R, C, V>({ place, ariaIndex, row, column, value, cell }: CellProps<R, C, V>) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table with the role of a grid.
      role="gridcell"
      aria-colindex={ariaIndex}
      data-place={place}
      tabIndex={-1}
      className="h-11 cursor-default border-b border-l border-l-border/50 p-0 text-center align-middle -outline-offset-2 group-last/row:border-b-0 group-hover/row:bg-muted/60 hover:bg-secondary"
    >
      {cell(value, row, column)}
    </td>
  )
}

/** One row; renders again only if its own props changed. */
export const MatrixRow = memo(Row) as typeof Row
const MatrixCell = memo(Cell) as typeof Cell
