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
      data-sign={view.sign ?? ''}
      data-corner={view.corner ?? ''}
      tabIndex={-1}
      style={view.picture === undefined ? undefined : { backgroundImage: view.picture }}
      className={cellStyle}
    >
      {view.text}
    </td>
  )
}

const cellStyle = [
  'relative h-8 cursor-default overflow-hidden border-b border-l border-l-border/50 bg-size-[20px] bg-center bg-no-repeat p-0 indent-[200%] text-xs whitespace-nowrap -outline-offset-2 select-none pointer-coarse:h-11 print:[print-color-adjust:exact]',
  'group-last/row:border-b-0 group-hover/row:bg-muted/60 hover:bg-secondary',
  'before:absolute before:inset-0 before:grid before:place-items-center before:indent-0 before:font-medium before:content-[attr(data-sign)]',
  'after:absolute after:top-0 after:right-0.5 after:indent-0 after:text-[0.6875rem] after:leading-3.5 after:text-muted-foreground after:tabular-nums after:content-[attr(data-corner)]',
  'data-[state=pending]:bg-muted data-[state=pending]:inset-ring data-[state=pending]:inset-ring-input',
  'data-[state=preview]:bg-selected data-[state=preview]:inset-ring-2 data-[state=preview]:inset-ring-primary',
  'data-[state=asking]:bg-warning data-[state=asking]:inset-ring-2 data-[state=asking]:inset-ring-warning-foreground data-[state=asking]:after:font-bold data-[state=asking]:after:text-warning-foreground',
  'data-[state=refused]:bg-danger data-[state=refused]:inset-ring-2 data-[state=refused]:inset-ring-danger-foreground data-[state=refused]:after:font-bold data-[state=refused]:after:text-danger-foreground',
].join(' ')

/** One row; renders again only if its own props changed. */
export const MatrixRow = memo(Row) as typeof Row
const MatrixCell = memo(Cell)
