import { cn } from '../../../cn'

interface TrendLineProps {
  /** From 0 (lowest) to 1 (highest), the oldest first; at least two. */
  values: readonly number[]
  className?: string | undefined
}

const [width, height, margin] = [72, 22, 4]

/**
 * How something has gone, as a line without numbers that ends in a dot. Decorative: what it says stands beside it in
 * words.
 */
export function TrendLine({ values, className }: TrendLineProps) {
  const points = values.map((value, index) => ({
    x: margin + (index * (width - 2 * margin)) / Math.max(1, values.length - 1),
    y: height - margin - value * (height - 2 * margin),
  }))
  const last = points.at(-1)
  if (!last) return null
  return (
    <svg aria-hidden width={width} height={height} className={cn('shrink-0', className)}>
      <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} stroke="var(--border)" />
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last.x} cy={last.y} r={2.75} fill="currentColor" />
    </svg>
  )
}
