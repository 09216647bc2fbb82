import { useId } from 'react'
import type { ChartSeries } from './chart-data'
import { SegmentPatterns, segmentFill, segmentStroke } from './segment-look'
import { dashOf, fullnessOf } from './series-look'

export type ChartKind = 'line' | 'bar' | 'stacked' | 'levels'

interface ChartLegendProps {
  kind: ChartKind
  series: readonly ChartSeries[]
  /** The page shows the legend for several charts: this one is only drawn into a picture. */
  isShared?: boolean | undefined
}

interface SwatchProps extends Omit<ChartLegendProps, 'isShared'> {
  index: number
  prefix: string
}

function Swatch({ kind, series, index, prefix }: SwatchProps) {
  const one = series[index]
  if (kind === 'line') {
    return <line x1={0} x2={24} y1={6} y2={6} stroke="var(--primary)" strokeWidth={2} strokeDasharray={dashOf(index)} />
  }
  const shape = { x: 1, y: 1, width: 22, height: 10 }
  if (kind === 'bar' || !one) {
    return <rect {...shape} fill="var(--primary)" fillOpacity={fullnessOf(index)} stroke="var(--primary)" />
  }
  return (
    <>
      <SegmentPatterns prefix={prefix} series={series} />
      <rect
        {...shape}
        fill={segmentFill(prefix, series, one)}
        stroke={segmentStroke(one)}
        strokeDasharray={one.isGap ? '3 3' : undefined}
      />
    </>
  )
}

/** Says which line, bar or segment is which; the table has the same names. */
export function ChartLegend({ kind, series, isShared = false }: ChartLegendProps) {
  const prefix = useId()
  return (
    <ul
      aria-hidden
      data-legend=""
      className={isShared ? 'sr-only' : 'flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground'}
    >
      {series.map(({ name }, index) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 24 12" className="h-3 w-6 shrink-0" aria-hidden>
            <Swatch kind={kind} series={series} index={index} prefix={`${prefix}-${index}`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
