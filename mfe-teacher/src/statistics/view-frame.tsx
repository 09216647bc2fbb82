import { useTranslation } from '@lernspur/app-runtime'
import type { StatisticsBasis } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { cn } from '@lernspur/ui/cn'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { ReactNode } from 'react'
import { ClassGap } from '../class-data/gaps'
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
  /** What the figures say, in a sentence. */
  lead: string
  /** Shown instead of the figures when there are none. */
  empty: string | null
  children: ReactNode
}

/** Filters, what a view says, and its figures; or what is missing for them. */
export function ViewFrame({ view, classId, basis, isOld, state, lead, empty, children }: ViewFrameProps) {
  const { t } = useTranslation('teacher.statistics')
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
      <div
        aria-busy={isOld}
        className={cn('grid grid-cols-1 gap-4 transition-opacity print:gap-8', isOld && 'opacity-60')}
      >
        {empty === null ? children : <EmptyState icon={<ChartNoAxesColumn />} title={empty} />}
      </div>
    </div>
  )
}
