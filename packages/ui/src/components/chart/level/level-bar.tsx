import { useId } from 'react'
import { cn } from '../../../cn'
import type { ChartSeries } from '../chart-data'
import { SegmentPatterns } from '../segment-look'
import { Segments } from './segments'

/** A number of things at one level of a scale. */
export interface LevelCount {
  /** The level in words. */
  readonly label: string
  /** #rrggbb of the level. */
  readonly colour: string
  readonly count: number
}

interface LevelBarProps {
  /** What the bar says, in words, for screen readers. */
  label: string
  /** Lowest first. */
  levels: readonly LevelCount[]
  /** What has no level: its name and how much it is. */
  rest?: { readonly label: string; readonly count: number } | undefined
  format: (value: number) => string
  /** CSS pixels. */
  height?: number | undefined
  className?: string | undefined
}

/** Numbers stand in segments that have room for them in the narrowest place of a bar. */
const leastWidth = 180

/** How many things are at which level, as one bar in the colours of the levels, as wide as its container. */
export function LevelBar({ label, levels, rest, format, height = 18, className }: LevelBarProps) {
  const prefix = useId()
  const series: ChartSeries[] = [
    ...levels.map(({ label: name, colour, count }) => ({ name, colour, values: [count] })),
    ...(rest ? [{ name: rest.label, isGap: true, values: [rest.count] }] : []),
  ]
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      className={cn('block overflow-visible forced-color-adjust-none', className)}
    >
      <SegmentPatterns prefix={prefix} series={series} />
      <Segments prefix={prefix} series={series} at={0} category="" format={format} height={height} width={leastWidth} />
    </svg>
  )
}
