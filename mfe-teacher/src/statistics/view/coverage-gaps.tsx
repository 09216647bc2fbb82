import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { CompetenceCoverage, StatisticsSubject } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { StatisticsTable } from '../figure/statistics-table'

interface Row extends CompetenceCoverage {
  readonly subject: string
  readonly description: string
}

interface CoverageGapsProps {
  subjects: readonly StatisticsSubject[]
  rows: readonly CompetenceCoverage[]
}

/** Competences without any entry, and all of them with the number of children who have one. */
export function CoverageGaps({ subjects, rows }: CoverageGapsProps) {
  const { t } = useTranslation('teacher.statistics')
  const format = useFormat()
  const byId = new Map(rows.map((row) => [row.competenceId, row]))
  const all = subjects.flatMap(({ name: subject, domains }) =>
    domains.flatMap(({ competences }) =>
      competences.flatMap(({ id, description }): Row[] => {
        const row = byId.get(id)
        return row ? [{ ...row, subject, description }] : []
      }),
    ),
  )
  const columns: DataColumn<Row>[] = [
    { id: 'competence', title: t(($) => $.competence), value: ({ description }) => description, isRowHead: true },
    { id: 'subject', title: t(($) => $.filter.subject), value: ({ subject }) => subject },
    {
      id: 'seen',
      title: t(($) => $.coverage.seenChildren),
      value: ({ seenCount }) => seenCount,
      cell: ({ seenCount, possibleCount }) => t(($) => $.coverage.of, { seen: seenCount, count: possibleCount }),
      isNumber: true,
    },
    { id: 'entries', title: t(($) => $.entries), value: ({ entryCount }) => entryCount, isNumber: true },
    {
      id: 'last',
      title: t(($) => $.coverage.last),
      value: ({ lastObservedAt }) => (lastObservedAt ? new Date(lastObservedAt) : null),
      cell: ({ lastObservedAt }) => (lastObservedAt ? format.day(lastObservedAt) : t(($) => $.coverage.never)),
      isNumber: true,
    },
  ]
  const gaps = all.filter(({ seenCount }) => seenCount === 0)
  return (
    <>
      {gaps.length > 0 && (
        <StatisticsTable
          title={t(($) => $.coverage.gaps, { count: gaps.length })}
          columns={columns.slice(0, 2)}
          rows={gaps}
          keyOf={({ competenceId }) => competenceId ?? ''}
        />
      )}
      <StatisticsTable
        title={t(($) => $.coverage.byCompetence)}
        columns={columns}
        rows={all}
        keyOf={({ competenceId }) => competenceId ?? ''}
      />
    </>
  )
}
