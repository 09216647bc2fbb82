import { memo, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import type { MatrixSource } from './matrix-props'
import { cellClass, isOwnPicture, rowHeadStyle, rowStyle } from './matrix-style'

interface RowProps<R, C> {
  row: R
  index: number
  ariaIndex: number
  columns: readonly C[]
  source: MatrixSource
  rowHeader: (row: R) => ReactNode
}

function Row<R extends { id: string }, C extends { id: string }>(props: RowProps<R, C>) {
  const { row, index, ariaIndex, columns, source, rowHeader } = props
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
      {columns.map((column, at) => (
        <MatrixCell
          key={column.id}
          place={`${index}:${at}`}
          ariaIndex={at + 2}
          rowId={row.id}
          columnId={column.id}
          source={source}
        />
      ))}
    </tr>
  )
}

interface CellProps {
  place: string
  ariaIndex: number
  rowId: string
  columnId: string
  source: MatrixSource
}

/** One element: the text is there for reading and finding, the picture is the background. */
function Cell({ place, ariaIndex, rowId, columnId, source }: CellProps) {
  const subscribe = useCallback(
    (changed: () => void) => source.subscribe(rowId, columnId, changed),
    [source, rowId, columnId],
  )
  const view = useSyncExternalStore(subscribe, () => source.get(rowId, columnId))
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table with the role of a grid.
      role="gridcell"
      aria-colindex={ariaIndex}
      aria-busy={view.state === 'pending' || undefined}
      aria-invalid={view.state === 'refused' || undefined}
      data-place={place}
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
}

/** One row; renders again only if its own props changed. */
export const MatrixRow = memo(Row) as typeof Row
const MatrixCell = memo(Cell)
