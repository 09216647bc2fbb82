import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ReleaseCanary } from '@lernspur/contracts/provider/release-desk.contract'
import { ChartFigure } from '@lernspur/ui/components/chart/chart-figure'

/** Times of up to a day need no date. */
const dayMs = 86_400_000

type Part = ReleaseCanary['trend'][number]

const shareOf = ({ visits, failed }: Part['canary']): number => (visits === 0 ? 0 : failed / visits)

/** Visits and failed visits of a canary over its life, beside those of the version before. */
export function CanaryCharts({ canary }: { canary: ReleaseCanary }) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const { trend } = canary
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last) return null
  const isShort = Date.parse(last.from) - Date.parse(first.from) < dayMs
  const chartOf = (title: string, numberOf: (one: Part['canary']) => number, written: (value: number) => string) => ({
    title,
    label: t(($) => $.canary.chart, { title, since: format.instant(first.from) }),
    data: {
      categoryLabel: t(($) => $.canary.from),
      categories: trend.map(({ from }) => (isShort ? format.time(from) : format.instant(from))),
      series: [
        { name: t(($) => $.canary.new), values: trend.map((part) => numberOf(part.canary)) },
        { name: t(($) => $.canary.before), values: trend.map((part) => numberOf(part.stable)) },
      ],
    },
    format: written,
    showTable: t(($) => $.canary.showTable, { title }),
    showChart: t(($) => $.canary.showChart, { title }),
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChartFigure
        kind="bar"
        {...chartOf(
          t(($) => $.canary.visits),
          ({ visits }) => visits,
          format.number,
        )}
      />
      <ChartFigure
        kind="line"
        {...chartOf(
          t(($) => $.canary.failures),
          shareOf,
          format.percent,
        )}
      />
    </div>
  )
}
