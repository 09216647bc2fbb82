import { LinePath } from '@visx/shape'
import { ChartArea, type Scales } from './chart-area'
import type { ChartProps } from './chart-data'
import { dashOf } from './series-look'

const centre = ({ x }: Scales, index: number): number => (x(`${index}`) ?? 0) + x.bandwidth() / 2

/** Values over time as lines. */
export function LineChart(props: ChartProps) {
  const { data, format } = props
  return (
    <ChartArea {...props} gap={0}>
      {(scales) =>
        data.series.map(({ name, values }, seriesIndex) => (
          <g key={name}>
            <LinePath
              data={[...values]}
              x={(_, index) => centre(scales, index)}
              y={(value) => scales.y(value)}
              stroke="var(--primary)"
              strokeWidth={2}
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={dashOf(seriesIndex)}
            />
            {values.map((value, index) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the series.
                key={index}
                cx={centre(scales, index)}
                cy={scales.y(value)}
                r={index === values.length - 1 ? 4 : 6}
                fill={index === values.length - 1 ? 'var(--primary)' : 'transparent'}
              >
                <title>{`${data.categories[index] ?? ''}: ${format(value)}`}</title>
              </circle>
            ))}
          </g>
        ))
      }
    </ChartArea>
  )
}
