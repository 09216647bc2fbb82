import { reportCheckQuery } from '@lernspur/api-client/teacher/report.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import type { ReportPart, ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { rereadReports } from '../../report-set/reread-reports'
import { Checklist } from './checklist'
import { usePartCompletion } from './use-part-completion'

/** A subject that is open in reports. */
export interface OpenSubject {
  readonly name: string
  readonly reports: readonly ReportSummary[]
  /** Its part in each of them. */
  readonly parts: readonly ReportPart[]
}

interface SubjectCompletionDialogProps {
  classId: string
  subject: OpenSubject
  onClose: () => void
}

/** What is still to be checked in one subject of many reports, and its completion there. */
export function SubjectCompletionDialog({ classId, subject, onClose }: SubjectCompletionDialogProps) {
  const { t } = useTranslation('teacher.report')
  const { name, reports, parts } = subject
  const check = useQuery(
    reportCheckQuery(
      classId,
      reports.map(({ id }) => id),
    ),
  )
  const { complete, isPending, error, clearFailure } = usePartCompletion(classId, onClose)
  const partIds = new Set<string | null>(parts.map(({ id }) => id))
  const rows = check.data?.rows.map(({ reportId, findings }) => ({
    reportId,
    // Being open is why it is listed here.
    findings: findings.filter(({ kind, reportSubjectId }) => kind !== 'subjectOpen' && partIds.has(reportSubjectId)),
  }))
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.subjectCompletion.question, { subject: name, count: parts.length })}
      description={t(($) => $.subjectCompletion.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t(($) => $.completion.back)}
          </Button>
          <Button busy={isPending} disabled={!rows || check.isFetching} onClick={() => complete(parts)}>
            {t(($) => $.subjectCompletion.confirm, { count: parts.length })}
          </Button>
        </>
      }
    >
      <Checklist
        classId={classId}
        reports={reports}
        rows={rows}
        failure={error ?? check.error}
        isChecking={check.isFetching}
        onRetry={() => {
          clearFailure()
          rereadReports()
        }}
        explanation={t(($) => $.subjectCompletion.explanation)}
        onGo={onClose}
      />
    </ModalDialog>
  )
}
