import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '../table/table'
import type { ChartProps } from './chart-data'

/** The numbers of a chart, the last category first. */
export function ChartTable({ label, data, format }: ChartProps) {
  return (
    <Table label={label} maxHeight="14rem">
      <TableHeader>
        <TableRow>
          <TableHead>{data.categoryLabel}</TableHead>
          {data.series.map(({ name }) => (
            <TableHead key={name} className="text-right">
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {data.categories
          .map((category, index) => (
            <TableRow key={category}>
              <TableRowHead className="font-normal">{category}</TableRowHead>
              {data.series.map(({ name, values }) => (
                <TableCell key={name} className="text-right tabular-nums">
                  {format(values[index] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))
          .toReversed()}
      </TableBody>
    </Table>
  )
}
