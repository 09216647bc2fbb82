import { useTranslation } from '@lernspur/app-runtime'
import type { Report, ReportCompetence } from '@lernspur/contracts/teacher/report.contract'
import { LevelReasonSheet } from '../../explanation/level-reason-sheet'

interface EntriesSheetProps {
  classId: string
  report: Report
  competence: ReportCompetence
  onClose: () => void
}

/** The observations that a proposal is based on, how they were counted, and whether they have changed since. */
export function EntriesSheet({ classId, report, competence, onClose }: EntriesSheetProps) {
  const { t } = useTranslation('teacher.report')
  return (
    <LevelReasonSheet
      request={{
        schoolClassId: classId,
        studentId: report.originalStudentId,
        competenceId: competence.competenceId,
        startDate: report.startDate,
        endDate: report.endDate,
        versions: 'second',
        reportId: report.id,
      }}
      description={competence.description}
      method={report.calculationMethod}
      scale={report.performanceVisualLevels}
      level={competence.proposedLevel}
      notice={(counted) =>
        counted !== competence.entryCount && (
          <p className="text-sm text-warning-foreground">
            {t(($) => $.entries.changed, { count: competence.entryCount, now: counted })}
          </p>
        )
      }
      onClose={onClose}
    />
  )
}
