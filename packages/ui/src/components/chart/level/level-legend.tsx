import { type ReactNode, useId } from 'react'
import { cn } from '../../../cn'
import type { ChartSeries } from '../chart-data'
import { SegmentPatterns, segmentFill, segmentStroke } from '../segment-look'

/** A level as the legend shows it. */
export interface LegendLevel {
  readonly label: string
  /** #rrggbb of the level. */
  readonly colour: string
  /** The face of the level, where it has one; its name stands beside it. */
  readonly picture?: ReactNode
}

interface LevelLegendProps {
  /** Names the list. */
  label: string
  /** Lowest first, all that the charts of the page may show. */
  levels: readonly LegendLevel[]
  /** The name of what has no level. */
  rest?: string | undefined
  className?: string | undefined
}

/** One legend for all level bars of a page: face, colour and name of each level. */
export function LevelLegend({ label, levels, rest, className }: LevelLegendProps) {
  const prefix = useId()
  const series: ChartSeries[] = [
    ...levels.map(({ label: name, colour }) => ({ name, colour, values: [] })),
    ...(rest === undefined ? [] : [{ name: rest, isGap: true, values: [] }]),
  ]
  return (
    <ul aria-label={label} className={cn('flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted-foreground', className)}>
      {series.map((one, index) => (
        <li key={`${one.name} ${one.colour}`} className="flex items-center gap-2">
          <svg width={20} height={14} className="shrink-0 forced-color-adjust-none" aria-hidden>
            <SegmentPatterns prefix={`${prefix}-${index}`} series={series} />
            <rect
              x={0.5}
              y={0.5}
              width={19}
              height={13}
              rx={2}
              fill={segmentFill(`${prefix}-${index}`, series, one)}
              stroke={segmentStroke(one)}
              strokeDasharray={one.isGap ? '3 3' : undefined}
            />
          </svg>
          {levels[index]?.picture}
          {one.name}
        </li>
      ))}
    </ul>
  )
}
