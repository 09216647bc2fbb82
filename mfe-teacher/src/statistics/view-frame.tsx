import { useTranslation } from '@lernspur/app-runtime'
import type { StatisticsBasis, StatisticsScale } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { cn } from '@lernspur/ui/cn'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { ReactNode } from 'react'
import { ClassGap } from '../class-data/gaps'
import { StatisticsLegend } from './figure/statistics-legend'
import type { StatisticsView } from './statistics-filter'
import { StatisticsFilters } from './statistics-filters'
import type { useStatisticsFilter } from './use-statistics-filter'

interface ViewFrameProps {
  view: StatisticsView
  classId: string
  /** Undefined while it loads. */
  basis: StatisticsBasis | undefined
  /** The figures are those of the previous filter. */
  isOld: boolean
  state: ReturnType<typeof useStatisticsFilter>
  /** The levels that all figures of the view count, and the name of what has none; undefined where they count others. */
  legend?: { readonly scale: StatisticsScale; readonly rest: string } | undefined
  /** What the figures say, in a sentence. */
  lead: string
  /** Shown instead of the figures when there are none. */
  empty: string | null
  children: ReactNode
}

/** Filters, what a view says, and its figures; or what is missing for them. */
export function ViewFrame({ view, classId, basis, isOld, state, legend, lead, empty, children }: ViewFrameProps) {
  const { t } = useTranslation('teacher.statistics')
  const hasPatterns = state.search.get('patterns') === 'on'
  if (!basis) {
    return (
      <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-72" />
      </Loading>
    )
  }
  const missing = basis.subjects.length === 0 ? 'subjects' : basis.students.length === 0 ? 'children' : null
  if (missing) {
    return (
      <ClassGap
        classId={classId}
        missing={missing}
        title={t(($) => $.missing[missing].title)}
        text={t(($) => $.missing[missing].text)}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <StatisticsFilters view={view} basis={basis} search={state.search} onChoose={state.set} />
      <p className="max-w-160 text-muted-foreground">{lead}</p>
      {empty === null && legend?.scale && (
        <StatisticsLegend
          scale={legend.scale}
          rest={legend.rest}
          hasPatterns={hasPatterns}
          onPatterns={(next) => state.set('patterns', next ? 'on' : '')}
        />
      )}
      <div
        aria-busy={isOld}
        data-patterns={hasPatterns ? '' : undefined}
        className={cn(
          'grid grid-cols-1 items-stretch gap-4 transition-opacity md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2 print:gap-6',
          isOld && 'opacity-60',
        )}
      >
        {empty === null ? (
          children
        ) : (
          <div className="col-span-full">
            <EmptyState icon={<ChartNoAxesColumn />} title={empty} />
          </div>
        )}
      </div>
    </div>
  )
}
