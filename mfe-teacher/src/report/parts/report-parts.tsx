import { useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { LeftOpen } from './left-open'
import { PartChip } from './part-chip'
import { openParts, type PartChoice, type PartOwners } from './part-owners'

/** What a report is: completed or replaced with what was left open in it, a correction; nothing for an ordinary open one. */
export function ReportBadges({ report }: { report: ReportSummary }) {
  const { t } = useTranslation('teacher.report')
  const { status, replacement, isCorrection, leftOpen } = report
  const isReplaced = Boolean(replacement?.completedAt)
  return (
    <>
      {status === 'completed' && (
        <Badge variant={isReplaced ? 'warning' : 'success'}>
          {isReplaced ? t(($) => $.correction.replaced) : t(($) => $.state.completed)}
        </Badge>
      )}
      {isCorrection && <Badge variant="outline">{t(($) => $.correction.badge)}</Badge>}
      {leftOpen !== null && <LeftOpen findings={leftOpen} />}
    </>
  )
}

interface ReportPartsProps {
  classId: string
  report: ReportSummary
  owners: PartOwners
  choice?: PartChoice | undefined
}

/** What is open in a report and whose it is; for a completed one, that it is completed and what was left open. */
export function ReportParts({ classId, report, owners, choice }: ReportPartsProps) {
  const { t } = useTranslation('teacher.report')
  const { status, subjects } = report
  if (status === 'completed')
    return (
      <span className="flex flex-wrap items-center gap-1.5">
        <ReportBadges report={report} />
      </span>
    )
  const open = openParts(report, owners, choice)
  const done = subjects.filter((part) => part.status === 'completed').length
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {report.isCorrection && (
        <li className="flex">
          <ReportBadges report={report} />
        </li>
      )}
      {open.map((part) => (
        <li key={part.id} className="flex max-w-full">
          <PartChip classId={classId} reportId={report.id} part={part} owners={owners} />
        </li>
      ))}
      {done > 0 && (
        <li className="px-1 text-xs whitespace-nowrap text-muted-foreground">
          {done === subjects.length
            ? t(($) => $.part.allDone, { count: done })
            : t(($) => $.part.done, { count: done })}
        </li>
      )}
    </ul>
  )
}
