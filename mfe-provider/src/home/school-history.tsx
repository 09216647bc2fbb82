import { schoolHistoryQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { ErrorBoundary, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolWeek } from '@lernspur/contracts/provider/dashboard.contract'
import { ChartFigure } from '@lernspur/ui/components/chart/chart-figure'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Card } from '@lernspur/ui/components/ui/card'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import ChartLine from 'lucide-react/icons/chart-line'
import { Suspense } from 'react'

type CountedColumn = Exclude<keyof SchoolWeek, 'startsOn'>

const totals = ['schoolCount', 'userCount', 'classCount', 'studentCount'] as const satisfies readonly CountedColumn[]
const events = ['signInCount', 'observationCount'] as const satisfies readonly CountedColumn[]
const grid = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2'

function Charts() {
  const { t } = useTranslation('provider.dashboard')
  const format = useFormat()
  const { weeks } = useSuspenseQuery(schoolHistoryQuery()).data
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last)
    return (
      <Card>
        <EmptyState
          icon={<ChartLine />}
          title={t(($) => $.history.empty.title)}
          description={t(($) => $.history.empty.description)}
        />
      </Card>
    )
  const chartOf = (name: CountedColumn) => ({
    title: t(($) => $.history[name]),
    label: t(($) => $.history.label, { name: t(($) => $.history[name]), since: format.day(first.startsOn) }),
    data: {
      categoryLabel: t(($) => $.history.week),
      categories: weeks.map(({ startsOn }) => format.day(startsOn)),
      series: [{ name: t(($) => $.history[name]), values: weeks.map((week) => week[name]) }],
    },
    value: format.number(last[name]),
    format: format.number,
    showTable: t(($) => $.history.showTable, { name: t(($) => $.history[name]) }),
    showChart: t(($) => $.history.showChart, { name: t(($) => $.history[name]) }),
  })
  const change = (name: CountedColumn) => {
    const by = last[name] - first[name]
    const [number, since] = [Math.abs(by), format.day(first.startsOn)]
    if (weeks.length === 1) return t(($) => $.history.now)
    if (by === 0) return t(($) => $.history.same, { since })
    return by > 0 ? t(($) => $.history.more, { number, since }) : t(($) => $.history.less, { number, since })
  }
  return (
    <div className={grid}>
      {totals.map((name) => (
        <ChartFigure key={name} kind="line" {...chartOf(name)} detail={change(name)} />
      ))}
      {events.map((name) => (
        <ChartFigure key={name} kind="bar" {...chartOf(name)} detail={t(($) => $.history.thisWeek)} />
      ))}
    </div>
  )
}

/** Numbers of all schools over the last year. */
export function SchoolHistory() {
  const { t } = useTranslation('provider.dashboard')
  return (
    <section aria-label={t(($) => $.history.title)}>
      <ErrorBoundary title={t(($) => $.history.failed)}>
        <Suspense
          fallback={
            <div aria-busy className={grid}>
              {[...totals, ...events].map((name) => (
                <Skeleton key={name} className="h-72" />
              ))}
            </div>
          }
        >
          <Charts />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
