import { cn } from '../../cn'
import { CheckboxField } from '../form/checkbox-field'
import { SortableHead } from '../table/sortable-head'
import type { TableState } from '../table/table-state'
import { TableHead, TableHeader, TableRow } from '../ui/table'
import { columnStyle, type DataColumn } from './model/column'

interface ChooseAll {
  readonly label: string
  readonly checked: boolean | 'indeterminate'
  onChange(all: boolean): void
}

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  state: Pick<TableState, 'order' | 'sortBy'>
  /** Without it rows cannot be chosen. */
  chooseAll: ChooseAll | undefined
  /** Columns have fixed widths instead of fitting their content. */
  hasWidths: boolean
  /** If not all rows are rendered: the row's index in the whole table. */
  rowIndex: number | undefined
}

/** Header of a table: titles, some of them sortable, and the checkbox that chooses every row. */
export function DataHead<Row>({ columns, state, chooseAll, hasWidths, rowIndex }: DataHeadProps<Row>) {
  return (
    <TableHeader>
      <TableRow aria-rowindex={rowIndex}>
        {chooseAll !== undefined && (
          <TableHead className="w-11 p-0 sm:p-0 sm:pl-1">
            <CheckboxField
              className="ml-0"
              checked={chooseAll.checked}
              onCheckedChange={chooseAll.onChange}
              hideLabel
              label={chooseAll.label}
            />
          </TableHead>
        )}
        {columns.map((column) => {
          const { id, title, hideTitle, isNumber, isSortable } = column
          const width = hasWidths ? column.width : undefined
          if (isSortable !== true)
            return (
              // Buttons are at the end of the row, and take no more room than they need.
              <TableHead key={id} style={{ width }} className={cn(columnStyle(column), hideTitle && 'w-px')}>
                {hideTitle ? <span className="sr-only">{title}</span> : title}
              </TableHead>
            )
          return (
            <SortableHead
              key={id}
              width={width}
              direction={id === state.order.field ? state.order.dir : undefined}
              onSort={(dir) => state.sortBy(id, dir)}
              align={isNumber ? 'right' : 'left'}
              className={columnStyle(column)}
            >
              {title}
            </SortableHead>
          )
        })}
      </TableRow>
    </TableHeader>
  )
}
