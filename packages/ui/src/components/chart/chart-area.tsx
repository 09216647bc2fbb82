import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import type { ReactNode } from 'react'
import { type ChartProps, largest } from './chart-data'
import { useWidth } from './use-width'

const height = 176
const margin = { top: 8, right: 8, bottom: 24 }
/** Width in pixels of a character on the axes, and the least room of a label below. */
const characterWidth = 7
const leastRoom = 88

export interface Scales {
  /** Left edge of a category, by its index. */
  readonly x: ReturnType<typeof scaleBand<string>>
  readonly y: ReturnType<typeof scaleLinear<number>>
}

interface ChartAreaProps extends ChartProps {
  /** Share of a category's width that stays free between two categories. */
  readonly gap: number
  children: (scales: Scales) => ReactNode
}

const tickText = { fontSize: 12, fontFamily: 'inherit', fill: 'currentColor' } as const

/**
 * Axes and frame of a chart, as wide as its container. To screen readers it is a picture; its table has the numbers.
 */
export function ChartArea({ label, data, format, gap, children }: ChartAreaProps) {
  const [element, width] = useWidth(320)
  const most = largest(data)
  const y = scaleLinear<number>({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: 4 })
  const ticks = y.ticks(4).filter(Number.isInteger)
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * characterWidth + 12
  const keys = data.categories.map((_, index) => `${index}`)
  const x = scaleBand<string>({ domain: keys, range: [left, Math.max(left + 1, width - margin.right)], padding: gap })
  // The last label ends at its category, so that one that is long needs half as much again.
  const maxLength = Math.max(0, ...data.categories.map((category) => category.length)) * characterWidth
  const room = maxLength <= leastRoom ? leastRoom : 1.5 * maxLength
  const every = Math.max(1, Math.ceil(keys.length / Math.max(1, Math.floor((width - left) / room))))
  return (
    <div ref={element}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full text-muted-foreground"
      >
        {ticks.map((tick) => (
          <line key={tick} x1={left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} stroke="var(--border)" />
        ))}
        {children({ x, y })}
        {data.marks?.map(({ at, name, text }) => {
          const centre = (x(`${at}`) ?? 0) + x.bandwidth() / 2
          const isRight = centre > width / 2
          return (
            <g key={name}>
              <line
                x1={centre}
                x2={centre}
                y1={margin.top}
                y2={height - margin.bottom}
                stroke="var(--foreground)"
                strokeDasharray="2 3"
              />
              <text
                {...tickText}
                x={centre}
                dx={isRight ? -4 : 4}
                textAnchor={isRight ? 'end' : 'start'}
                y={margin.top + 8}
                fill="var(--foreground)"
                fontWeight={600}
              >
                {name}
                <title>{text}</title>
              </text>
            </g>
          )
        })}
        <AxisLeft
          scale={y}
          left={left}
          hideAxisLine
          hideTicks
          tickValues={ticks}
          tickFormat={(value) => format(Number(value))}
          tickLabelProps={{ ...tickText, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={height - margin.bottom}
          stroke="var(--input)"
          hideTicks
          tickValues={keys.filter((_, index) => (keys.length - 1 - index) % every === 0)}
          tickFormat={(key) => data.categories[Number(key)] ?? ''}
          tickLabelProps={(_, index, all) => ({
            ...tickText,
            // The outermost ones stay inside the picture.
            textAnchor: keys.length > 1 && index === all.length - 1 ? 'end' : 'middle',
          })}
        />
      </svg>
    </div>
  )
}
