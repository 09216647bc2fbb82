import { useFormat } from '@lernspur/app-runtime'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import type { ReactNode } from 'react'
import { TableExportButton } from './export-buttons'

interface StatisticsTableProps<Row> {
  title: string
  detail?: string | undefined
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

const rendered = <Row,>({ cell, value }: DataColumn<Row>, row: Row, number: (plain: number) => string): ReactNode => {
  if (cell) return cell(row)
  const plain = value?.(row)
  if (typeof plain === 'number') return number(plain)
  return plain instanceof Date ? null : plain
}

/** Figures that are only a table, which can be saved as an Excel file. */
export function StatisticsTable<Row>({ title, detail, columns, rows, keyOf }: StatisticsTableProps<Row>) {
  const { number } = useFormat()
  return (
    <div className="col-span-full grid min-w-0 grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold">{title}</h2>
          {detail !== undefined && <p className="text-sm text-muted-foreground">{detail}</p>}
        </div>
        <span className="print:hidden">
          <TableExportButton title={title} columns={columns} rows={rows} />
        </span>
      </div>
      <ScrollTable label={title} maxHeight="32rem">
        <TableHeader>
          <TableRow>
            {columns.map((column) => (
              <TableHead key={column.id} className={column.isNumber ? 'text-right' : undefined}>
                {column.title}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map((column) =>
                column.isRowHead ? (
                  <TableRowHead key={column.id} className="min-w-52 font-normal">
                    {rendered(column, row, number)}
                  </TableRowHead>
                ) : (
                  <TableCell key={column.id} className={column.isNumber ? 'text-right tabular-nums' : undefined}>
                    {rendered(column, row, number)}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
    </div>
  )
}
