import { statisticsCalls } from '@lernspur/api-client/teacher/statistics/statistics.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { StudentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { progressCounts, spreadsByTerm } from '../figure/progress'
import { spreadData } from '../figure/spread-data'
import { StatisticsFigure } from '../figure/statistics-figure'
import { useStatisticsFilter, withPreviousData } from '../use-statistics-filter'
import { ViewFrame } from '../view-frame'
import { ChildLevels } from './child-levels'

interface FiguresProps {
  classId: string
  data: StudentStatistics
  filter: ReturnType<typeof useStatisticsFilter>['filter']
}

function Figures({ classId, data, filter }: FiguresProps) {
  const { t } = useTranslation('teacher.statistics')
  const format = useFormat()
  const student = data.basis.students.find(({ id }) => id === filter.studentId)
  if (!student) return null
  const name = format.name(student)
  const counts = progressCounts(data)
  const compared = counts.further + counts.same + counts.back
  return (
    <>
      <StatisticsFigure
        title={t(($) => $.childView.byTerm, { name })}
        detail={
          compared === 0
            ? t(($) => $.childView.nothingBefore)
            : t(($) => $.childView.progress, { ...counts, count: compared })
        }
        kind="levels"
        hasSharedLegend
        data={spreadData(spreadsByTerm(data), data.scale, {
          category: t(($) => $.filter.term),
          unseen: t(($) => $.development.unseen),
        })}
      />
      <ChildLevels
        classId={classId}
        studentId={student.id}
        title={t(($) => $.childView.table, { name })}
        data={data}
        method={filter.calculationMethod ?? 'latestEntries'}
      />
    </>
  )
}

/** One child against its own past, never beside others. */
export function ChildView({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.statistics')
  const state = useStatisticsFilter('child')
  const { data, isPlaceholderData: isOld } = useQuery({
    ...statisticsCalls.getStudentStatistics({ schoolClassId: classId }, state.filter),
    ...withPreviousData,
  })
  const empty = state.filter.studentId ? t(($) => $.childView.nothing) : t(($) => $.childView.choose)
  return (
    <ViewFrame
      view="child"
      classId={classId}
      basis={data?.basis}
      isOld={isOld}
      state={state}
      legend={data && { scale: data.scale, rest: t(($) => $.development.unseen) }}
      lead={t(($) => $.childView.lead)}
      empty={data && data.rows.length > 0 ? null : empty}
    >
      {data && <Figures classId={classId} data={data} filter={state.filter} />}
    </ViewFrame>
  )
}
