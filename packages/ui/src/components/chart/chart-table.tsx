import { ScrollTable } from '../table/scroll-table'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '../ui/table'
import type { ChartProps } from './chart-data'

interface ChartTableProps extends ChartProps {
  /** Lists the last category first, as it suits times. */
  newestFirst: boolean
}

/** The numbers of a chart. */
export function ChartTable({ label, data, format, newestFirst }: ChartTableProps) {
  const rows = data.categories.map((category, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place; names may repeat.
    <TableRow key={index}>
      <TableRowHead className="min-w-40 font-normal">{category}</TableRowHead>
      {data.series.map(({ name, values }) => (
        <TableCell key={name} className="text-right tabular-nums">
          {format(values[index] ?? 0)}
        </TableCell>
      ))}
    </TableRow>
  ))
  return (
    <ScrollTable label={label} maxHeight={newestFirst ? '14rem' : undefined}>
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
      <TableBody>{newestFirst ? rows.toReversed() : rows}</TableBody>
    </ScrollTable>
  )
}
