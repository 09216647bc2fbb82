import ChartLine from 'lucide-react/icons/chart-line'
import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, useRef, useState } from 'react'
import { cn } from '../../cn'
import { IconButton } from '../button/icon-button'
import { BarChart } from './bar-chart'
import type { ChartProps } from './chart-data'
import { type ChartKind, ChartLegend } from './chart-legend'
import { ChartTable } from './chart-table'
import { LevelLines } from './level/level-lines'
import { LineChart } from './line-chart'
import { StackedChart } from './stacked-chart'

interface ChartFigureProps extends ChartProps {
  readonly kind: ChartKind
  /** Names the figure. */
  readonly title: ReactNode
  /** The most important number, and what it means. */
  readonly value?: ReactNode | undefined
  readonly detail?: ReactNode | undefined
  /** The page shows one legend for several figures. */
  readonly hasSharedLegend?: boolean | undefined
  readonly className?: string | undefined
  /** Names of the button that switches between the chart and its table. */
  readonly showTable: string
  readonly showChart: string
  /** More buttons for what is currently shown; they get the figure for `chartPicture`. */
  readonly tools?: ((figure: () => HTMLElement | null, isTable: boolean) => ReactNode) | undefined
}

const charts = { line: LineChart, bar: BarChart, stacked: StackedChart, levels: LevelLines } as const

/** Charts over time list the newest first. */
const overTime: readonly ChartKind[] = ['line', 'bar']

/** A chart, or a table of the same numbers: one of them is shown. */
export function ChartFigure(props: ChartFigureProps) {
  const { kind, title, value, detail, hasSharedLegend, className, showTable, showChart, tools, ...chart } = props
  const figure = useRef<HTMLElement>(null)
  const [isTable, setIsTable] = useState(false)
  const Chart = charts[kind]
  return (
    <figure
      ref={figure}
      className={cn('grid min-w-0 grid-cols-1 content-start gap-3 rounded-lg border bg-card p-4 sm:p-5', className)}
    >
      <figcaption className="flex items-start justify-between gap-3">
        <span className="grid min-w-0 gap-0.5">
          <span data-title="" className={value === undefined ? 'font-semibold' : 'text-sm text-muted-foreground'}>
            {title}
          </span>
          {value !== undefined && <span className="text-xl font-semibold tabular-nums">{value}</span>}
          {detail !== undefined && <span className="text-sm text-muted-foreground">{detail}</span>}
        </span>
        <span className="-mt-2 -mr-2 flex shrink-0 print:hidden">
          {tools?.(() => figure.current, isTable)}
          <IconButton label={isTable ? showChart : showTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? <ChartLine /> : <Table2 />}
          </IconButton>
        </span>
      </figcaption>
      {!isTable && chart.data.series.length > 1 && (
        <ChartLegend kind={kind} series={chart.data.series} isShared={hasSharedLegend} />
      )}
      {isTable ? <ChartTable {...chart} newestFirst={overTime.includes(kind)} /> : <Chart {...chart} />}
    </figure>
  )
}
