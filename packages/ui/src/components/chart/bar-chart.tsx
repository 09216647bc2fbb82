import { Bar } from '@visx/shape'
import { ChartArea } from './chart-area'
import type { ChartProps } from './chart-data'
import { fullnessOf } from './series-look'

/** Values of categories as bars; several series are drawn side by side. */
export function BarChart(props: ChartProps) {
  const { data, format } = props
  return (
    <ChartArea {...props} gap={0.2}>
      {({ x, y }) => {
        const [bottom = 0] = y.range()
        const width = x.bandwidth() / data.series.length
        return data.series.map(({ name, values }, seriesIndex) => (
          <g key={name} fillOpacity={fullnessOf(seriesIndex)}>
            {values.map((value, index) => (
              <Bar
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the series.
                key={index}
                x={(x(`${index}`) ?? 0) + seriesIndex * width}
                y={y(value)}
                width={width}
                height={bottom - y(value)}
                fill="var(--primary)"
                stroke="var(--primary)"
              >
                <title>{`${data.categories[index] ?? ''}: ${format(value)}`}</title>
              </Bar>
            ))}
          </g>
        ))
      }}
    </ChartArea>
  )
}
