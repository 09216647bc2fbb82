import type { ChartSeries } from './chart-data'

const motifs = [
  null,
  <path key="up" d="M-2 8 8-2M0 10 10 0" />,
  <circle key="dot" cx={4} cy={4} r={1.2} />,
  <path key="down" d="M-2 0 8 10M0-2 10 8" />,
  <path key="across" d="M0 4H8" />,
]

/** How full each series is drawn, the first one least; gaps do not count. */
const fullnessAt = (index: number, count: number): number => (count < 2 ? 0.75 : 0.12 + (0.88 * index) / (count - 1))

/** The series that are drawn filled. */
const filledOf = (series: readonly ChartSeries[]): readonly ChartSeries[] => series.filter(({ isGap }) => !isGap)

interface SegmentPatternsProps {
  /** Unique in the page. */
  prefix: string
  series: readonly ChartSeries[]
}

/** Fills that distinguish segments without colour: each later one is fuller, and has a motif of its own. */
export function SegmentPatterns({ prefix, series }: SegmentPatternsProps) {
  const filled = filledOf(series)
  return (
    <defs>
      {filled.map(({ name }, index) => {
        const fullness = fullnessAt(index, filled.length)
        return (
          <pattern key={name} id={`${prefix}-${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill="var(--card)" />
            <rect width={8} height={8} fill="var(--primary)" fillOpacity={fullness} />
            <g
              fill="none"
              stroke={fullness > 0.5 ? 'var(--card)' : 'var(--primary)'}
              strokeOpacity={fullness > 0.5 ? 0.55 : 0.7}
            >
              {motifs[index % motifs.length]}
            </g>
          </pattern>
        )
      })}
    </defs>
  )
}

/** Fill of a series inside `SegmentPatterns`; nothing for a gap. */
export const segmentFill = (prefix: string, series: readonly ChartSeries[], one: ChartSeries): string =>
  one.isGap ? 'none' : `url(#${prefix}-${filledOf(series).indexOf(one)})`
