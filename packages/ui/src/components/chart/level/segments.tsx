import type { ChartSeries } from '../chart-data'
import { segmentFill, segmentStroke } from '../segment-look'

interface SegmentsProps {
  /** That of the `SegmentPatterns` around it. */
  prefix: string
  series: readonly ChartSeries[]
  /** The category whose values are shown. */
  at: number
  /** Empty where the bar stands alone. */
  category: string
  format: (value: number) => string
  /** CSS pixels. */
  height: number
  /** Estimated width in CSS pixels: numbers stand only in segments that have room for them. */
  width: number
}

/** Pixels of a digit and its margin within a segment. */
const digitWidth = 8
/** Pixels from which a bar has numbers in it. */
const heightForNumbers = 16

/**
 * The bar of one category: its segments one after the other, empty ones left out. Drawn in shares of its width, so that
 * nothing has to be measured, into an `<svg>` that says how wide it is.
 */
export function Segments({ prefix, series, at, category, format, height, width }: SegmentsProps) {
  const total = Math.max(
    1,
    series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  )
  let start = 0
  return series.map((one) => {
    const value = one.values[at] ?? 0
    const left = start
    start += value
    if (value === 0) return null
    const share = value / total
    const text = format(value)
    return (
      <g key={`${one.name} ${one.colour}`}>
        <rect
          x={`${(left / total) * 100}%`}
          y={0.5}
          width={`${share * 100}%`}
          height={height - 1}
          rx={2}
          fill={segmentFill(prefix, series, one)}
          stroke={segmentStroke(one)}
          strokeDasharray={one.isGap ? '3 3' : undefined}
        >
          <title>{`${category && `${category}: `}${one.name} ${text}`}</title>
        </rect>
        {height >= heightForNumbers && share * width > text.length * digitWidth + 8 && (
          <text
            x={`${((left + value / 2) / total) * 100}%`}
            y={height / 2 + 4.5}
            textAnchor="middle"
            fontSize={height > 20 ? 13 : 12}
            fill="var(--foreground)"
            stroke="var(--card)"
            strokeWidth={3.5}
            strokeLinejoin="round"
            paintOrder="stroke"
            className="forced-colors:[stroke:none]"
          >
            {text}
          </text>
        )}
      </g>
    )
  })
}
