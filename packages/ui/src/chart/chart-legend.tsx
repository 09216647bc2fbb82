import type { ChartSeries } from './chart-data'
import { dashOf, fullnessOf } from './series-look'

interface ChartLegendProps {
  kind: 'line' | 'bar'
  series: readonly ChartSeries[]
}

/** Says which line or bar is which; the table has the same names. */
export function ChartLegend({ kind, series }: ChartLegendProps) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
      {series.map(({ name }, place) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 24 12" className="h-3 w-6" aria-hidden>
            {kind === 'line' ? (
              <line
                x1={0}
                x2={24}
                y1={6}
                y2={6}
                stroke="var(--primary)"
                strokeWidth={2}
                strokeDasharray={dashOf(place)}
              />
            ) : (
              <rect
                x={1}
                y={1}
                width={22}
                height={10}
                fill="var(--primary)"
                fillOpacity={fullnessOf(place)}
                stroke="var(--primary)"
              />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
