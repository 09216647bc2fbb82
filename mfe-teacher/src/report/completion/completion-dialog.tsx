import { reportCheckQuery } from '@lernspur/api-client/report.queries'
import { isApiError, useErrorText, useFormat, useQuery, useTranslation } from '@lernspur/app-kit'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import { Dialog } from '@lernspur/ui/overlay/dialog'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lock from 'lucide-react/icons/lock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { childOf } from '../table/child-of'
import { FindingList } from './finding-list'
import { type ClosingReport, useClosing } from './use-closing'

interface CompletionDialogProps {
  classId: string
  /** Open reports that the user may complete; at least one. */
  reports: readonly ClosingReport[]
  /** Chosen with them, but completed already or not the user's to complete. */
  leftOut?: number | undefined
  onDone?: (() => void) | undefined
  onClose: () => void
}

/** What is still to be looked at in one or more reports, and their completion, which is final. */
export function CompletionDialog({ classId, reports, leftOut = 0, onDone, onClose }: CompletionDialogProps) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const format = useFormat()
  const check = useQuery(
    reportCheckQuery(
      classId,
      reports.map(({ id }) => id),
    ),
  )
  const { close, isPending, error } = useClosing(classId, reports, () => {
    onDone?.()
    onClose()
  })
  const [first] = reports
  const rows = check.data?.rows
  const isWhole = rows?.every(({ findings }) => findings.length === 0)
  // Somebody opened a subject again after it was shown here.
  const isOutdated = isApiError(error) && error.code === 'INVALID_PARAMETERS'
  const failure = error ?? check.error
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={
        reports.length === 1 && first
          ? t(($) => $.completion.question, { child: format.name(childOf(first)) })
          : t(($) => $.completion.questionAll, { count: reports.length })
      }
      description={leftOut > 0 ? t(($) => $.completion.leftOut, { count: leftOut }) : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t(($) => $.completion.back)}
          </Button>
          <Button busy={isPending} disabled={!rows || check.isFetching} onClick={() => rows && close(rows)}>
            {t(($) => $.completion.confirm, { count: reports.length })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {failure && (
          <Banner
            live
            tone="danger"
            icon={<TriangleAlert />}
            action={
              <Button size="sm" variant="outline" onClick={() => void check.refetch()}>
                {t(($) => $.completion.again)}
              </Button>
            }
          >
            {isOutdated ? t(($) => $.completion.outdated) : textOf(failure)}
          </Banner>
        )}
        <Banner icon={<Lock />}>{t(($) => $.completion.final)}</Banner>
        {check.isPending && (
          <Loading label={t(($) => $.completion.checking)} className="grid grid-cols-1 gap-2">
            <Skeleton className="h-13" />
            <Skeleton className="h-13" />
          </Loading>
        )}
        {isWhole && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-5 text-success-foreground" />
            {t(($) => $.completion.whole)}
          </p>
        )}
        {rows && !isWhole && (
          <>
            <p>{t(($) => $.completion.explanation)}</p>
            <FindingList classId={classId} reports={reports} rows={rows} onGo={onClose} />
          </>
        )}
      </div>
    </Dialog>
  )
}
