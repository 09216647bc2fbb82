import { Link, paths, useFormat, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { cn } from '@lernspur/ui/cn'
import { Avatar } from '@lernspur/ui/data/avatar'
import { Badge } from '@lernspur/ui/data/badge'
import { ProgressRing } from '@lernspur/ui/data/progress-ring'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { progressOf } from './progress'

interface ReportRowProps {
  classId: string
  report: Report
  /** Undefined where rows cannot be chosen. */
  isChosen?: boolean | undefined
  onChoose?: (isChosen: boolean) => void
}

/** One report in a list: whose, which, how far. */
export function ReportRow({ classId, report, isChosen, onChoose }: ReportRowProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { id, name, status, startDate, endDate, originalStudentId, studentAvatar } = report
  const child = format.name({ firstName: report.studentFirstName, lastName: report.studentLastName })
  const { done, all } = progressOf(report)
  const progress = t(($) => $.list.progress, { done, count: all })
  return (
    <li
      className={cn(
        'relative flex min-h-16 items-center gap-3 border-t px-4 py-2 transition-colors first:border-t-0 hover:bg-muted/60 sm:px-5',
        isChosen && 'bg-selected/60',
      )}
    >
      {isChosen !== undefined && (
        <Checkbox
          className="z-1 ml-0 -mr-2 -ml-3"
          checked={isChosen}
          onCheckedChange={(checked) => onChoose?.(checked)}
          hideLabel
          label={t(($) => $.list.choose, { child, name })}
        />
      )}
      <Avatar name={child} seed={originalStudentId} src={studentAvatar} size={40} />
      <div className="min-w-0 flex-1">
        <Link to={paths.report(classId, id)} className="font-medium after:absolute after:inset-0">
          {child}
        </Link>
        <p className="text-sm text-muted-foreground wrap-anywhere sm:truncate">
          {name}
          <span className="max-sm:hidden"> · {format.period(startDate, endDate)}</span>
        </p>
      </div>
      {status === 'completed' ? (
        <Badge tone="success">{t(($) => $.state.completed)}</Badge>
      ) : (
        <span className="flex items-center gap-2.5 text-sm text-muted-foreground">
          <span aria-hidden className="max-sm:hidden">
            {progress}
          </span>
          <ProgressRing value={done} max={all} label={progress} size={32} className="max-sm:inline-grid" />
        </span>
      )}
      <ChevronRight aria-hidden className="size-4.5 text-muted-foreground max-sm:hidden" />
    </li>
  )
}
