import { isApiError, useErrorText, useTranslation } from '@lernspur/app-runtime'
import type { CheckedReportRow } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { ReportToComplete } from './finding-groups'
import { FindingList } from './finding-list'

interface ChecklistProps {
  classId: string
  reports: readonly ReportToComplete[]
  /** Undefined while they are checked. */
  rows: readonly CheckedReportRow[] | undefined
  failure: unknown
  isChecking: boolean
  onRetry: () => void
  /** What completing means here. */
  children?: ReactNode
  /** Shown above the findings. */
  explanation: string
  onGo: () => void
}

/** What to check in one or more reports, or that there is nothing. */
export function Checklist({
  classId,
  reports,
  rows,
  failure,
  isChecking,
  onRetry,
  children,
  explanation,
  onGo,
}: ChecklistProps) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const isComplete = rows?.every(({ findings }) => findings.length === 0)
  // Somebody opened a subject again after it was shown here.
  const isOutdated = isApiError(failure) && failure.code === 'INVALID_PARAMETERS'
  return (
    <div className="grid grid-cols-1 gap-4">
      {failure !== null && (
        <Banner
          live
          tone="danger"
          icon={<TriangleAlert />}
          action={
            <Button size="sm" variant="outline" busy={isChecking} onClick={onRetry}>
              {t(($) => $.completion.again)}
            </Button>
          }
        >
          {isOutdated ? t(($) => $.completion.outdated) : textOf(failure)}
        </Banner>
      )}
      {children}
      {!rows && failure === null && (
        <Loading label={t(($) => $.completion.checking)} className="grid grid-cols-1 gap-2">
          <Skeleton className="h-13" />
          <Skeleton className="h-13" />
        </Loading>
      )}
      {isComplete && (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 text-success-foreground" />
          {t(($) => $.completion.nothingMissing)}
        </p>
      )}
      {rows && !isComplete && (
        <>
          <p>{explanation}</p>
          <FindingList classId={classId} reports={reports} rows={rows} onGo={onGo} />
        </>
      )}
    </div>
  )
}
