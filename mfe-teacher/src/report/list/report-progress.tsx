import { useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { Badge } from '@lernspur/ui/data/badge'
import { ProgressRing } from '@lernspur/ui/data/progress-ring'
import { progressOf } from './progress'

/** Progress of a report: completed, or the number of completed subjects. */
export function ReportProgress({ report }: { report: Report }) {
  const { t } = useTranslation('teacher.report')
  if (report.status === 'completed') return <Badge tone="success">{t(($) => $.state.completed)}</Badge>
  const { done, all } = progressOf(report)
  const progress = t(($) => $.list.progress, { done, count: all })
  return (
    <span className="flex items-center gap-2.5 text-sm text-muted-foreground">
      <span aria-hidden className="whitespace-nowrap max-sm:hidden">
        {progress}
      </span>
      <ProgressRing value={done} max={all} label={progress} size={32} className="max-sm:inline-grid" />
    </span>
  )
}
