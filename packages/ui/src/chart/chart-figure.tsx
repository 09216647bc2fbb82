import ChartLine from 'lucide-react/icons/chart-line'
import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../form/icon-button'
import { BarChart } from './bar-chart'
import type { ChartProps } from './chart-data'
import { ChartTable } from './chart-table'
import { LineChart } from './line-chart'

interface ChartFigureProps extends ChartProps {
  readonly kind: 'line' | 'bar'
  /** Names the figure. */
  readonly title: ReactNode
  /** The number that matters most, and what it means. */
  readonly value: ReactNode
  readonly detail?: ReactNode | undefined
  /** Names of the button that changes between the chart and its table. */
  readonly showTable: string
  readonly showChart: string
}

/** A chart and its twin, a table of the same numbers: one of them is shown. */
export function ChartFigure({ kind, title, value, detail, showTable, showChart, ...chart }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false)
  const Chart = kind === 'line' ? LineChart : BarChart
  return (
    <figure className="grid grid-cols-1 gap-3 rounded-lg border bg-card p-4 sm:p-5">
      <figcaption className="flex items-start justify-between gap-3">
        <span className="grid min-w-0 gap-0.5">
          <span className="text-sm text-muted-foreground">{title}</span>
          <span className="text-xl font-semibold tabular-nums">{value}</span>
          {detail !== undefined && <span className="text-sm text-muted-foreground">{detail}</span>}
        </span>
        <IconButton
          label={isTable ? showChart : showTable}
          onClick={() => setIsTable(!isTable)}
          className="-mt-2 -mr-2"
        >
          {isTable ? <ChartLine /> : <Table2 />}
        </IconButton>
      </figcaption>
      {isTable ? <ChartTable {...chart} /> : <Chart {...chart} />}
    </figure>
  )
}
