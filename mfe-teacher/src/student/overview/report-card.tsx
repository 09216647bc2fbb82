import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { ProgressRing } from '@lernspur/ui/components/data/progress-ring'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Card } from '@lernspur/ui/components/ui/card'

interface ReportCardProps {
  classId: string
  reports: StudentOverview['reports']
}

/** The reports of a student, newest first. */
export function ReportCard({ classId, reports }: ReportCardProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  return (
    <Card className="self-start print:break-inside-avoid">
      <CardHeading title={t(($) => $.reports.title)} />
      {reports.length === 0 && <p className="px-5 pb-5 text-sm text-muted-foreground">{t(($) => $.reports.empty)}</p>}
      <ul>
        {reports.map(({ id, name, status, startDate, endDate, subjectCount, completedCount }) => (
          <li
            key={id}
            className="relative flex min-h-16 items-center gap-3 border-t px-5 py-2.5 transition-colors hover:bg-muted/60"
          >
            <div className="min-w-0 flex-1">
              <Link
                to={paths.report(classId, id)}
                className="font-medium wrap-anywhere hyphens-auto after:absolute after:inset-0"
              >
                {name}
              </Link>
              <p className="text-xs text-muted-foreground">{format.period(startDate, endDate)}</p>
            </div>
            {status === 'completed' ? (
              <Badge variant="success">{t(($) => $.reports.completed)}</Badge>
            ) : (
              <ProgressRing
                value={completedCount}
                max={subjectCount}
                label={t(($) => $.reports.progress, { done: completedCount, count: subjectCount })}
                size={32}
                showValue
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
