import { reportCheckQuery } from '@lernspur/api-client/teacher/report.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Lock from 'lucide-react/icons/lock'
import { rereadReports } from '../../report-set/reread-reports'
import { childOf } from '../table/child-of'
import { Checklist } from './checklist'
import type { ReportToComplete } from './finding-groups'
import { useReportCompletion } from './use-report-completion'

interface CompletionDialogProps {
  classId: string
  /** Open reports that the user may complete. */
  reports: readonly ReportToComplete[]
  /** Open reports of others, which are checked with them. */
  others?: readonly ReportToComplete[] | undefined
  /** Chosen with them, but completed already or not the user's to complete. */
  leftOut?: number | undefined
  onDone?: (() => void) | undefined
  onClose: () => void
}

/** What is still to be checked in one or more reports, and the completion of the user's own, which is final. */
export function CompletionDialog({
  classId,
  reports,
  others = [],
  leftOut = 0,
  onDone,
  onClose,
}: CompletionDialogProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const checked = [...reports, ...others]
  const isOver = checked.length === 0
  const check = useQuery({
    ...reportCheckQuery(
      classId,
      checked.map(({ id }) => id),
    ),
    enabled: !isOver,
  })
  const { close, isPending, error, clearFailure } = useReportCompletion(classId, reports, () => {
    onDone?.()
    onClose()
  })
  const [first] = reports
  const rows = check.data?.rows
  const own = new Set(reports.map(({ id }) => id))
  const title = () => {
    if (isOver) return t(($) => $.completion.over)
    if (!first) return t(($) => $.completion.checklist, { count: others.length })
    return reports.length === 1
      ? t(($) => $.completion.question, { child: format.name(childOf(first)) })
      : t(($) => $.completion.questionAll, { count: reports.length })
  }
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={title()}
      description={leftOut > 0 ? t(($) => $.completion.leftOut, { count: leftOut }) : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t(($) => $.completion.back)}
          </Button>
          {first && (
            <Button
              busy={isPending}
              disabled={!rows || check.isFetching}
              onClick={() => rows && close(rows.filter(({ reportId }) => own.has(reportId)))}
            >
              {t(($) => $.completion.confirm, { count: reports.length })}
            </Button>
          )}
        </>
      }
    >
      {isOver && <p>{t(($) => $.completion.overText)}</p>}
      {!isOver && (
        <Checklist
          classId={classId}
          reports={checked}
          rows={rows}
          failure={error ?? check.error}
          isChecking={check.isFetching}
          onRetry={() => {
            clearFailure()
            rereadReports()
          }}
          explanation={first ? t(($) => $.completion.explanation) : t(($) => $.completion.openHere)}
          onGo={onClose}
        >
          {first && <Banner icon={<Lock />}>{t(($) => $.completion.final)}</Banner>}
        </Checklist>
      )}
    </ModalDialog>
  )
}
