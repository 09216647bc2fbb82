import { useId } from 'react'
import type { ChartProps } from './chart-data'
import { Segments } from './level/segments'
import { SegmentPatterns } from './segment-look'
import { useWidth } from './use-width'
import { textWidth, wrappedText } from './wrapped-text'

const line = 17
const bar = 20
/** Free pixels between two categories, and between a name and the bar below or beside it. */
const gap = 10
const below = 3
const aside = 12
/** Width in pixels from which names stand beside their bars, and what they take of it at most. */
const wide = 520
const nameShare = 0.34

/** A category: its name in lines, and where name and bar begin. */
interface CategoryPosition {
  readonly lines: readonly string[]
  readonly top: number
  readonly barTop: number
  readonly height: number
}

const positionsOf = (categories: readonly string[], nameWidth: number, isInline: boolean): CategoryPosition[] => {
  let top = 1
  return categories.map((category) => {
    const lines = wrappedText(category, nameWidth, isInline ? 2 : 3)
    const text = lines.length * line
    const height = isInline ? Math.max(text, bar) : text + below + bar
    const position = { lines, top, barTop: isInline ? top + (height - bar) / 2 : top + text + below, height }
    top += height + gap
    return position
  })
}

/**
 * The composition of each category: bars of equal length, divided into the series in order, each beside the category's
 * name, or below it where there is no room.
 */
export function StackedChart({ label, data, format }: ChartProps) {
  const [element, width] = useWidth(320)
  const prefix = useId()
  const isInline = width >= wide
  const maxNameWidth = Math.max(0, ...data.categories.map(textWidth))
  const nameWidth = isInline ? Math.floor(Math.min(width * nameShare, maxNameWidth)) : width
  const left = isInline ? nameWidth + aside : 1
  const positions = positionsOf(data.categories, nameWidth, isInline)
  const last = positions.at(-1)
  return (
    <div ref={element}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${last ? last.top + last.height + 1 : 1}`}
        className="block h-auto w-full forced-color-adjust-none"
      >
        <SegmentPatterns prefix={prefix} series={data.series} />
        {positions.map(({ lines, top, barTop, height }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place; names may repeat.
          <g key={at}>
            {lines.map((text, index) => (
              <text
                key={text}
                x={0}
                y={top + index * line + (isInline ? (height - lines.length * line) / 2 : 0) + 13}
                fontSize={13}
                fill="var(--foreground)"
              >
                {text}
                {index === 0 && <title>{data.categories[at]}</title>}
              </text>
            ))}
            <svg
              role="none"
              x={left}
              y={barTop}
              width={Math.max(1, width - left - 1)}
              height={bar}
              className="overflow-visible"
            >
              <Segments
                prefix={prefix}
                series={data.series}
                at={at}
                category={data.categories[at] ?? ''}
                format={format}
                height={bar}
                width={width - left}
              />
            </svg>
          </g>
        ))}
      </svg>
    </div>
  )
}
