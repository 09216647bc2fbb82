import { Link, paths, useFormat } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { ReportProgress } from '../list/report-progress'
import { childOf } from '../table/child-of'

interface ReportRowProps {
  classId: string
  report: Report
}

/** One report in a short list: student, name and progress. */
export function ReportRow({ classId, report }: ReportRowProps) {
  const format = useFormat()
  const { id, name, startDate, endDate, originalStudentId, studentAvatar } = report
  const child = format.name(childOf(report))
  return (
    <li className="relative flex min-h-16 items-center gap-3 border-t px-4 py-2 transition-colors first:border-t-0 hover:bg-muted/60 sm:px-5">
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
      <ReportProgress report={report} />
      <ChevronRight aria-hidden className="size-4.5 text-muted-foreground max-sm:hidden" />
    </li>
  )
}
