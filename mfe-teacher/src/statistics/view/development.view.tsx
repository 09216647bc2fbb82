import { statisticsCalls } from '@lernspur/api-client/teacher/statistics/statistics.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import type { DevelopmentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { hasLevels, levelCount, spreadData } from '../figure/spread-data'
import { StatisticsFigure } from '../figure/statistics-figure'
import { termName } from '../figure/term-name'
import { useStatisticsFilter, withPreviousData } from '../use-statistics-filter'
import { ViewFrame } from '../view-frame'

function Figures({ data: { basis, rows, scale } }: { data: DevelopmentStatistics }) {
  const { t } = useTranslation('teacher.statistics')
  const figureOf = (schoolSubjectId: string | null, title: string, isSmall: boolean) => {
    const own = basis.terms.flatMap((term) => {
      const row = rows.find((one) => one.schoolTermId === term.id && one.schoolSubjectId === schoolSubjectId)
      return row ? [{ ...row, name: termName(term) }] : []
    })
    return own.length === 0 || !hasLevels(own) ? null : (
      <StatisticsFigure
        key={schoolSubjectId ?? ''}
        title={title}
        detail={t(($) => $.levels.count, { count: levelCount(own) })}
        kind="levels"
        isSmall={isSmall}
        hasSharedLegend
        data={spreadData(own, scale, { category: t(($) => $.filter.term), unseen: t(($) => $.development.unseen) })}
      />
    )
  }
  const subjects = basis.subjects.filter(({ id }) => rows.some(({ schoolSubjectId }) => schoolSubjectId === id))
  return (
    <>
      {subjects.length > 1 &&
        figureOf(
          null,
          t(($) => $.development.all),
          false,
        )}
      {subjects.map(({ id, name }) => figureOf(id, name, subjects.length > 1))}
    </>
  )
}

/** At which levels the class stood in each term. */
export function DevelopmentView({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.statistics')
  const state = useStatisticsFilter('development')
  const { data, isPlaceholderData: isOld } = useQuery({
    ...statisticsCalls.getDevelopmentStatistics({ schoolClassId: classId }, state.filter),
    ...withPreviousData,
  })
  return (
    <ViewFrame
      view="development"
      classId={classId}
      basis={data?.basis}
      isOld={isOld}
      state={state}
      legend={data && { scale: data.scale, rest: t(($) => $.development.unseen) }}
      lead={t(($) => $.development.lead)}
      empty={data && hasLevels(data.rows) ? null : t(($) => $.noLevels)}
    >
      {data && <Figures data={data} />}
    </ViewFrame>
  )
}
