import { cn } from '../../cn'
import type { ChartSeries } from './chart-data'

const motifs = [
  null,
  <path key="up" d="M-2 8 8-2M0 10 10 0" />,
  <circle key="dot" cx={4} cy={4} r={1.2} />,
  <path key="down" d="M-2 0 8 10M0-2 10 8" />,
  <path key="across" d="M0 4H8" />,
]

/** On colours of levels, which are neither dark nor light, in both themes. */
const patternInk = '#1f2430'

/** How full each series is drawn, the first one least; gaps do not count. */
const fullnessAt = (index: number, count: number): number => (count < 2 ? 0.75 : 0.12 + (0.88 * index) / (count - 1))

/** The series that are drawn filled. */
const filledOf = (series: readonly ChartSeries[]): readonly ChartSeries[] => series.filter(({ isGap }) => !isGap)

interface SegmentPatternsProps {
  /** Unique in the page. */
  prefix: string
  series: readonly ChartSeries[]
}

/**
 * Colours tell segments apart by themselves. Their motifs come below `data-patterns`, on paper and in forced colours;
 * segments without a colour always have theirs.
 */
const onDemand = cn(
  '[stroke-opacity:0] in-data-patterns:[stroke-opacity:0.7]',
  'print:[stroke-opacity:0.7] forced-colors:[stroke-opacity:0.7]',
)

/** Fills that distinguish segments without colour as well: each has a motif of its own, and a later one is fuller. */
export function SegmentPatterns({ prefix, series }: SegmentPatternsProps) {
  const filled = filledOf(series)
  return (
    <defs>
      {filled.map(({ name, colour }, index) => {
        const fullness = colour === undefined ? fullnessAt(index, filled.length) : 1
        return (
          <pattern
            key={`${name} ${colour}`}
            id={`${prefix}-${index}`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
          >
            <rect width={8} height={8} fill="var(--card)" />
            <rect width={8} height={8} fill={colour ?? 'var(--primary)'} fillOpacity={fullness} />
            <g
              fill="none"
              stroke={colour ? patternInk : fullness > 0.5 ? 'var(--card)' : 'var(--primary)'}
              strokeOpacity={fullness > 0.5 ? 0.55 : 0.7}
              className={colour ? onDemand : undefined}
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

/** Outline of a segment: a darker shade of its own colour, so that light ones stand out from the paper. */
export const segmentStroke = ({ isGap, colour }: ChartSeries): string => {
  if (isGap) return 'var(--input)'
  return colour ? `color-mix(in oklab, ${colour} 62%, var(--foreground))` : 'var(--primary)'
}
