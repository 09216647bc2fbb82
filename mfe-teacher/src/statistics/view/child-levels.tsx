import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { CalculationMethod, ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import type { StatisticsTerm, StudentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { LevelReasonSheet } from '../../explanation/level-reason-sheet'
import { hasPicture } from '../../level/has-picture'
import { progressOf } from '../figure/progress'
import { levelName } from '../figure/spread-data'
import { StatisticsTable } from '../figure/statistics-table'
import { termName } from '../figure/term-name'

interface ChildRow {
  readonly competenceId: string
  readonly subject: string
  readonly description: string
  readonly levels: readonly (ReportLevel | undefined)[]
  readonly progress: ReturnType<typeof progressOf>
}

const rowsOf = ({ basis, scale, rows }: StudentStatistics): ChildRow[] => {
  const known = new Map(
    basis.subjects.flatMap(({ name: subject, domains }) =>
      domains.flatMap(({ competences }) => competences.map((one) => [one.id, { ...one, subject }] as const)),
    ),
  )
  return rows.flatMap(({ competenceId, levels }) => {
    const competence = known.get(competenceId)
    if (!competence) return []
    const visible = levels.map((level) => scale?.levels.find((one) => one.level === level))
    const { subject, description } = competence
    return [{ competenceId, subject, description, levels: visible, progress: progressOf(levels) }]
  })
}

interface ExplanationRequest {
  readonly row: ChildRow
  readonly term: StatisticsTerm
  readonly level: ReportLevel
}

interface ChildLevelsProps {
  classId: string
  studentId: string
  title: string
  data: StudentStatistics
  method: CalculationMethod
}

/** Each competence of a child with its level in each term; every level can be explained. */
export function ChildLevels({ classId, studentId, title, data, method }: ChildLevelsProps) {
  const { t } = useTranslation('teacher.statistics')
  const [request, setRequest] = useState<ExplanationRequest | null>(null)
  const columns: DataColumn<ChildRow>[] = [
    { id: 'competence', title: t(($) => $.competence), value: ({ description }) => description, isRowHead: true },
    { id: 'subject', title: t(($) => $.filter.subject), value: ({ subject }) => subject },
    ...data.basis.terms.map(
      (term, at): DataColumn<ChildRow> => ({
        id: term.id,
        title: termName(term),
        value: ({ levels }) => levels[at]?.level ?? null,
        cell: (row) => {
          const level = row.levels[at]
          if (!level) return <span className="text-muted-foreground">{t(($) => $.childView.none)}</span>
          return (
            <Button
              variant="link"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t(($) => $.childView.why, {
                level: levelName(level),
                competence: row.description,
                term: termName(term),
              })}
              className="-ml-2 gap-2 text-left"
              onClick={() => setRequest({ row, term, level })}
            >
              {hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />}
              {levelName(level)}
            </Button>
          )
        },
      }),
    ),
    {
      id: 'progress',
      title: t(($) => $.childView.since),
      value: ({ progress }) => t(($) => $.childView.was[progress]),
    },
  ]
  return (
    <>
      <StatisticsTable
        title={title}
        detail={t(($) => $.childView.hint)}
        columns={columns}
        rows={rowsOf(data)}
        keyOf={({ competenceId }) => competenceId}
      />
      {request && (
        <LevelReasonSheet
          request={{
            schoolClassId: classId,
            studentId,
            competenceId: request.row.competenceId,
            startDate: request.term.startDate,
            endDate: request.term.endDate,
            versions: 'both',
          }}
          description={request.row.description}
          method={method}
          scale={data.scale?.levels ?? []}
          level={request.level.level}
          onClose={() => setRequest(null)}
        />
      )}
    </>
  )
}
