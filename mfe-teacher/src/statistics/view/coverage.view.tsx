import { statisticsCalls } from '@lernspur/api-client/teacher/statistics/statistics.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { CompetenceCoverage, CoverageStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { type CoverageRow, coverageData } from '../figure/coverage-data'
import { StatisticsFigure } from '../figure/statistics-figure'
import { useStatisticsFilter, withPreviousData } from '../use-statistics-filter'
import { ViewFrame } from '../view-frame'
import { CoverageGaps } from './coverage-gaps'

const named = (rows: readonly CompetenceCoverage[], name: string, fits: (row: CompetenceCoverage) => boolean) => {
  const row = rows.find(fits)
  return row ? [{ ...row, name }] : []
}

function Figures({ data: { basis, competences, students } }: { data: CoverageStatistics }) {
  const { t } = useTranslation('teacher.statistics')
  const format = useFormat()
  const texts = { seen: t(($) => $.coverage.seen), unseen: t(($) => $.coverage.unseen) }
  const subjects = basis.subjects.filter(({ id }) => competences.some(({ schoolSubjectId }) => schoolSubjectId === id))
  const children: CoverageRow[] = basis.students.toSorted(format.byName).flatMap((student) => {
    const row = students.find(({ studentId }) => studentId === student.id)
    return row ? [{ ...row, name: format.listName(student) }] : []
  })
  const bySubject = subjects.flatMap(({ id, name }) =>
    named(competences, name, (row) => row.schoolSubjectId === id && row.domainId === null),
  )
  const byDomain = (subject: (typeof subjects)[number]) =>
    subject.domains.flatMap(({ id, name }) =>
      named(competences, name, (row) => row.domainId === id && row.competenceId === null),
    )
  return (
    <>
      {subjects.length > 1 && (
        <StatisticsFigure
          title={t(($) => $.coverage.bySubject)}
          detail={t(($) => $.levels.pairs)}
          data={coverageData(bySubject, { ...texts, category: t(($) => $.filter.subject) })}
        />
      )}
      {subjects.length === 1 &&
        subjects.map((subject) => (
          <StatisticsFigure
            key={subject.id}
            title={t(($) => $.coverage.byDomain, { subject: subject.name })}
            detail={t(($) => $.levels.pairs)}
            data={coverageData(byDomain(subject), { ...texts, category: t(($) => $.domain) })}
          />
        ))}
      <StatisticsFigure
        title={t(($) => $.coverage.byChild)}
        detail={t(($) => $.coverage.competences)}
        data={coverageData(children, { ...texts, category: t(($) => $.filter.child) })}
      />
      <CoverageGaps subjects={subjects} rows={competences} />
    </>
  )
}

/** What was observed and what was not. */
export function CoverageView({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.statistics')
  const state = useStatisticsFilter('coverage')
  const { data, isPlaceholderData: isOld } = useQuery({
    ...statisticsCalls.getCoverageStatistics({ schoolClassId: classId }, state.filter),
    ...withPreviousData,
  })
  return (
    <ViewFrame
      view="coverage"
      classId={classId}
      basis={data?.basis}
      isOld={isOld}
      state={state}
      lead={t(($) => $.coverage.lead)}
      empty={data && data.competences.length > 0 ? null : t(($) => $.coverage.nothing)}
    >
      {data && <Figures data={data} />}
    </ViewFrame>
  )
}
