import { statisticsCalls } from '@lernspur/api-client/teacher/statistics/statistics.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { shortTitleOf } from '@lernspur/contracts/school-admin/short-title'
import type {
  LevelSpread,
  LevelStatistics,
  StatisticsSubject,
} from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { hasLevels, levelCount, spreadData } from '../figure/spread-data'
import { StatisticsFigure } from '../figure/statistics-figure'
import { useStatisticsFilter, withPreviousData } from '../use-statistics-filter'
import { ViewFrame } from '../view-frame'

const isAt = (schoolSubjectId: string, domainId: string | null, competenceId: string | null) => (row: LevelSpread) =>
  row.schoolSubjectId === schoolSubjectId && row.domainId === domainId && row.competenceId === competenceId

const named = (rows: readonly LevelSpread[], name: string, ...scope: Parameters<typeof isAt>) => {
  const row = rows.find(isAt(...scope))
  return row ? [{ name, counts: row.counts, unseenCount: row.unseenCount }] : []
}

interface SubjectFiguresProps {
  subject: StatisticsSubject
  data: LevelStatistics
  /** Shows each competence as well. */
  isComplete: boolean
}

/** One subject by its domains, and each domain by its competences. */
function SubjectFigures({ subject, data: { rows, scale }, isComplete: isFull }: SubjectFiguresProps) {
  const { t } = useTranslation('teacher.statistics')
  const unseen = t(($) => $.unseen)
  const byDomain = subject.domains.flatMap(({ id, name }) => named(rows, name, subject.id, id, null))
  if (byDomain.length === 0) return null
  return (
    <>
      <StatisticsFigure
        title={isFull ? t(($) => $.levels.byDomain, { subject: subject.name }) : subject.name}
        detail={t(($) => $.levels.count, { count: levelCount(byDomain) })}
        isSmall={!isFull}
        hasSharedLegend
        data={spreadData(byDomain, scale, { category: t(($) => $.domain), unseen })}
      />
      {isFull &&
        subject.domains.map(({ id, name, competences }) => (
          <StatisticsFigure
            key={id}
            title={name}
            detail={t(($) => $.levels.children)}
            isSmall
            hasSharedLegend
            data={spreadData(
              competences.flatMap((one) => named(rows, shortTitleOf(one), subject.id, id, one.id)),
              scale,
              { category: t(($) => $.competence), unseen },
            )}
          />
        ))}
    </>
  )
}

function Figures({ data }: { data: LevelStatistics }) {
  const { t } = useTranslation('teacher.statistics')
  const { basis, rows, scale } = data
  const subjects = basis.subjects.filter(({ id }) => rows.some(({ schoolSubjectId }) => schoolSubjectId === id))
  const all = subjects.flatMap(({ id, name }) => named(rows, name, id, null, null))
  return (
    <>
      {subjects.length > 1 && (
        <StatisticsFigure
          title={t(($) => $.levels.bySubject)}
          detail={t(($) => $.levels.count, { count: levelCount(all) })}
          hasSharedLegend
          data={spreadData(all, scale, { category: t(($) => $.filter.subject), unseen: t(($) => $.unseen) })}
        />
      )}
      {subjects.map((subject) => (
        <SubjectFigures key={subject.id} subject={subject} data={data} isComplete={subjects.length === 1} />
      ))}
    </>
  )
}

/** How many children are at which level. */
export function LevelsView({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.statistics')
  const state = useStatisticsFilter('levels')
  const { data, isPlaceholderData: isOld } = useQuery({
    ...statisticsCalls.getLevelStatistics({ schoolClassId: classId }, state.filter),
    ...withPreviousData,
  })
  return (
    <ViewFrame
      view="levels"
      classId={classId}
      basis={data?.basis}
      isOld={isOld}
      state={state}
      legend={data && { scale: data.scale, rest: t(($) => $.unseen) }}
      lead={t(($) => $.levels.lead)}
      empty={data && hasLevels(data.rows) ? null : t(($) => $.noLevels)}
    >
      {data && <Figures data={data} />}
    </ViewFrame>
  )
}
