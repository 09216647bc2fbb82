import { Skeleton } from '../ui/skeleton'
import { TableBody, TableCell, TableRow } from '../ui/table'
import { columnStyle, type DataColumn } from './model/column'

const rows = Array.from({ length: 8 }, (_, index) => index)

/** Skeleton rows with the columns and heights of the table. */
export function SkeletonRows<Row>({ columns, hasChoice }: { columns: readonly DataColumn<Row>[]; hasChoice: boolean }) {
  return (
    <TableBody aria-hidden>
      {rows.map((row) => (
        <TableRow key={row}>
          {hasChoice && <TableCell className="w-11" />}
          {columns.map((column) => (
            <TableCell key={column.id} className={columnStyle(column)}>
              <Skeleton
                className={column.isRowHead ? 'h-5 w-40' : column.isNumber ? 'ml-auto h-5 w-8' : 'h-5 w-full max-w-28'}
              />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  )
}
