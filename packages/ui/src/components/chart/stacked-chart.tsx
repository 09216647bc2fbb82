import { scaleLinear } from '@visx/scale'
import { useId } from 'react'
import type { ChartProps, ChartSeries } from './chart-data'
import { SegmentPatterns, segmentFill } from './segment-look'
import { useWidth } from './use-width'
import { wrappedText } from './wrapped-text'

const line = 18
const bar = 24
const gap = 14
/** Pixels of a digit and its margin within a segment. */
const digitWidth = 8

interface Segment {
  readonly series: ChartSeries
  readonly value: number
  /** Sum of the values before it. */
  readonly start: number
}

/** The segments of one category, one after the other, without empty ones. */
const segmentsOf = (series: readonly ChartSeries[], at: number): Segment[] => {
  let start = 0
  return series.flatMap((one) => {
    const value = one.values[at] ?? 0
    start += value
    return value > 0 ? [{ series: one, value, start: start - value }] : []
  })
}

interface StackProps extends Pick<ChartProps, 'data' | 'format'> {
  at: number
  top: number
  width: number
  prefix: string
}

function Stack({ data, format, at, top, width, prefix }: StackProps) {
  const segments = segmentsOf(data.series, at)
  const total = segments.reduce((sum, { value }) => sum + value, 0)
  const x = scaleLinear<number>({ domain: [0, Math.max(1, total)], range: [0.5, width - 0.5] })
  return segments.map(({ series, value, start }) => {
    const [left, right] = [x(start), x(start + value)]
    const text = format(value)
    return (
      <g key={series.name}>
        <rect
          x={left}
          y={top}
          width={right - left}
          height={bar}
          fill={segmentFill(prefix, data.series, series)}
          stroke={series.isGap ? 'var(--input)' : 'var(--primary)'}
          strokeDasharray={series.isGap ? '3 3' : undefined}
        >
          <title>{`${data.categories[at] ?? ''}: ${series.name} ${text}`}</title>
        </rect>
        {right - left > text.length * digitWidth + 8 && (
          <text
            x={(left + right) / 2}
            y={top + bar / 2 + 4.5}
            textAnchor="middle"
            fontSize={13}
            fill="var(--foreground)"
            stroke="var(--card)"
            strokeWidth={4}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {text}
          </text>
        )}
      </g>
    )
  })
}

/**
 * The composition of each category: bars of equal length, divided into the series in order, below the category's name.
 */
export function StackedChart({ label, data, format }: ChartProps) {
  const [element, width] = useWidth(320)
  const prefix = useId()
  const texts = data.categories.map((category) => wrappedText(category, width, 3))
  const tops = texts.map((_, at) => texts.slice(0, at).reduce((sum, lines) => sum + lines.length * line + bar + gap, 0))
  const height = texts.reduce((sum, lines) => sum + lines.length * line + bar + gap, 0) - gap + 2
  return (
    <div ref={element}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${Math.max(1, height)}`}
        className="block h-auto w-full"
      >
        <SegmentPatterns prefix={prefix} series={data.series} />
        {texts.map((lines, at) => {
          const top = tops[at] ?? 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place; names may repeat.
            <g key={at}>
              {lines.map((text, index) => (
                <text key={text} x={0} y={top + index * line + 13} fontSize={13} fill="var(--foreground)">
                  {text}
                </text>
              ))}
              <Stack
                data={data}
                format={format}
                at={at}
                top={top + lines.length * line}
                width={width}
                prefix={prefix}
              />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
