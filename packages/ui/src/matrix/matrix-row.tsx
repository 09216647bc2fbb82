import { memo, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import type { MatrixSource } from './matrix-props'

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
    <tr aria-rowindex={ariaIndex} className="group/row">
      <th
        scope="row"
        aria-colindex={1}
        data-place={`${index}:-1`}
        tabIndex={-1}
        className="sticky left-0 z-10 h-8 cursor-default truncate border-r border-b bg-card px-3 text-left font-normal -outline-offset-2 group-last/row:border-b-0 group-hover/row:bg-muted pointer-coarse:h-11"
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
      style={view.picture === undefined ? undefined : { backgroundImage: view.picture }}
      className={cellStyle}
    >
      {view.text}
    </td>
  )
}

/** A sign and a corner are drawn where there is one: as boxes of all cells they would be two thirds of the page. */
const cellStyle = [
  'relative h-8 cursor-default overflow-hidden border-b border-l border-l-border/50 bg-size-[20px] bg-center bg-no-repeat p-0 indent-[200%] text-xs whitespace-nowrap -outline-offset-2 select-none pointer-coarse:h-11 print:[print-color-adjust:exact]',
  'group-last/row:border-b-0 group-hover/row:bg-muted/60 hover:bg-secondary',
  'data-sign:before:absolute data-sign:before:inset-0 data-sign:before:grid data-sign:before:place-items-center data-sign:before:indent-0 data-sign:before:font-medium data-sign:before:content-[attr(data-sign)]',
  'data-corner:after:absolute data-corner:after:top-0 data-corner:after:right-0.5 data-corner:after:indent-0 data-corner:after:text-[0.6875rem] data-corner:after:leading-3.5 data-corner:after:text-muted-foreground data-corner:after:tabular-nums data-corner:after:content-[attr(data-corner)]',
  'data-[state=pending]:bg-muted data-[state=pending]:inset-ring data-[state=pending]:inset-ring-input',
  'data-[state=preview]:bg-selected data-[state=preview]:inset-ring-2 data-[state=preview]:inset-ring-primary',
  'data-[state=asking]:bg-warning data-[state=asking]:inset-ring-2 data-[state=asking]:inset-ring-warning-foreground data-corner:data-[state=asking]:after:font-bold data-corner:data-[state=asking]:after:text-warning-foreground',
  'data-[state=refused]:bg-danger data-[state=refused]:inset-ring-2 data-[state=refused]:inset-ring-danger-foreground data-corner:data-[state=refused]:after:font-bold data-corner:data-[state=refused]:after:text-danger-foreground',
].join(' ')

/** One row; renders again only if its own props changed. */
export const MatrixRow = memo(Row) as typeof Row
const MatrixCell = memo(Cell)
