import { statisticsCalls } from '@lernspur/api-client/teacher/statistics/statistics.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { AssessmentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { type AssessmentRow, assessmentRows, scaleFigures, weightSums } from '../figure/assessment-rows'
import { StatisticsFigure } from '../figure/statistics-figure'
import { StatisticsTable } from '../figure/statistics-table'
import { useStatisticsFilter, withPreviousData } from '../use-statistics-filter'
import { ViewFrame } from '../view-frame'

const useColumns = (): DataColumn<AssessmentRow>[] => {
  const { t } = useTranslation('teacher.statistics')
  const format = useFormat()
  return [
    {
      id: 'name',
      title: t(($) => $.filter.assessment),
      value: ({ name }) => name ?? t(($) => $.assessments.none),
      isRowHead: true,
    },
    {
      id: 'term',
      title: t(($) => $.filter.term),
      value: ({ term }) => term,
      cell: ({ term }) => <span className="whitespace-nowrap">{term}</span>,
    },
    {
      id: 'weighting',
      title: t(($) => $.assessments.weighting),
      value: ({ weighting }) => (weighting === null ? null : weighting / 100),
      cell: ({ weighting }) => (weighting === null ? '' : format.percent(weighting / 100)),
      isNumber: true,
    },
    { id: 'scale', title: t(($) => $.assessments.scale), value: ({ scaleName }) => scaleName },
    { id: 'entries', title: t(($) => $.entries), value: ({ entryCount }) => entryCount, isNumber: true },
    { id: 'notes', title: t(($) => $.assessments.notes), value: ({ noteCount }) => noteCount, isNumber: true },
    {
      id: 'children',
      title: t(($) => $.assessments.children),
      value: ({ studentCount }) => studentCount,
      isNumber: true,
    },
    {
      id: 'competences',
      title: t(($) => $.assessments.competences),
      value: ({ competenceCount }) => competenceCount,
      isNumber: true,
    },
  ]
}

function Figures({ data }: { data: AssessmentStatistics }) {
  const { t } = useTranslation('teacher.statistics')
  const format = useFormat()
  const columns = useColumns()
  const rows = assessmentRows(data)
  const off = weightSums(rows).filter(({ sum }) => sum !== 100)
  return (
    <>
      {scaleFigures(
        data,
        t(($) => $.filter.assessment),
      ).map(({ key, scaleName, chart }) => (
        <StatisticsFigure
          key={key}
          title={t(($) => $.assessments.onScale, { scale: scaleName })}
          detail={t(($) => $.assessments.counted)}
          data={chart}
        />
      ))}
      <StatisticsTable
        title={t(($) => $.assessments.table)}
        detail={off
          .map(({ term, sum }) => t(($) => $.assessments.sum, { term, sum: format.percent(sum / 100) }))
          .join(' ')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id ?? ''}
      />
    </>
  )
}

/** How much each assessment counts, and how often it was used. */
export function AssessmentsView({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.statistics')
  const state = useStatisticsFilter('assessments')
  const { data, isPlaceholderData: isOld } = useQuery({
    ...statisticsCalls.getAssessmentStatistics({ schoolClassId: classId }, state.filter),
    ...withPreviousData,
  })
  const isEmpty = !data || (data.rows.length === 0 && data.basis.assessments.length === 0)
  return (
    <ViewFrame
      view="assessments"
      classId={classId}
      basis={data?.basis}
      isOld={isOld}
      state={state}
      lead={t(($) => $.assessments.lead)}
      empty={isEmpty ? t(($) => $.assessments.nothing) : null}
    >
      {data && <Figures data={data} />}
    </ViewFrame>
  )
}
