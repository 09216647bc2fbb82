import { LinePath } from '@visx/shape'
import type { ChartProps, ChartSeries } from '../chart-data'
import { useWidth } from '../use-width'
import { wrappedText } from '../wrapped-text'

const band = 26
const top = 6
/** Height of a line of the names below, and what is free above them. */
const nameLine = 15
const aboveNames = 6
const left = 30
const right = 14

/** Mean place among the levels, from 1 for the lowest; null where nothing has a level. */
export const meanLevel = (levels: readonly ChartSeries[], at: number): number | null => {
  const counts = levels.map(({ values }) => values[at] ?? 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return total === 0 ? null : counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total
}

/**
 * How the mean level goes from category to category: a line over a band for each level, in its colour. The table of the
 * figure has the counts that it is made of; series that stand for a gap do not count.
 */
export function LevelLines({ label, data, format }: ChartProps) {
  const [element, width] = useWidth(320)
  const levels = data.series.filter(({ isGap }) => !isGap)
  const bottom = top + levels.length * band
  const room = width - left - right
  const step = room / Math.max(1, data.categories.length)
  const x = (at: number) => left + (at + 0.5) * step
  const y = (level: number) => bottom - (level - 0.5) * band
  const names = data.categories.map((name) => wrappedText(name, step, 2))
  const height = bottom + aboveNames + nameLine * Math.max(1, ...names.map(({ length }) => length))
  const points = data.categories.flatMap((name, at) => {
    const mean = meanLevel(levels, at)
    return mean === null ? [] : [{ at, name, mean, level: levels[Math.round(mean) - 1] }]
  })
  return (
    <div ref={element}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full text-muted-foreground forced-color-adjust-none"
      >
        {levels.map(({ name, colour = 'var(--primary)' }, index) => {
          const edge = bottom - (index + 1) * band
          return (
            <g key={name}>
              <rect x={left} y={edge} width={width - left - right} height={band} fill={colour} fillOpacity={0.14} />
              <rect x={left - 6} y={edge + 1} width={6} height={band - 2} rx={2} fill={colour} />
              <line x1={left} x2={width - right} y1={edge + band} y2={edge + band} stroke="var(--border)" />
              <text x={left - 12} y={edge + band / 2 + 4} textAnchor="end" fontSize={12} fill="currentColor">
                {format(index + 1)}
                <title>{name}</title>
              </text>
            </g>
          )
        })}
        <LinePath
          data={points}
          x={({ at }) => x(at)}
          y={({ mean }) => y(mean)}
          stroke="var(--foreground)"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map(({ at, name, mean, level }) => (
          <circle
            key={at}
            cx={x(at)}
            cy={y(mean)}
            r={5}
            fill={level?.colour ?? 'var(--primary)'}
            stroke="var(--foreground)"
            strokeWidth={2}
          >
            <title>{`${name}: ${format(Math.round(mean * 10) / 10)}`}</title>
          </circle>
        ))}
        {names.map((lines, at) =>
          lines.map((line, index) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place; names may repeat.
              key={`${at} ${line}`}
              x={x(at)}
              y={bottom + aboveNames + 11 + index * nameLine}
              textAnchor="middle"
              fontSize={12}
              fill="currentColor"
            >
              {line}
            </text>
          )),
        )}
      </svg>
    </div>
  )
}
