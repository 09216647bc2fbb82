import { reportListQuery } from '@lernspur/api-client/report.queries'
import { Link, paths, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { Badge } from '@lernspur/ui/data/badge'
import { ProgressRing } from '@lernspur/ui/data/progress-ring'
import { Card, CardHeader } from '@lernspur/ui/layout/card'

/** Reports of one student, newest first. */
export const studentReportsQuery = (classId: string, studentId: string) =>
  reportListQuery(
    { schoolClassId: classId },
    {
      filter: [{ field: 'originalStudentId', type: 'eq', value: studentId }],
      order: [{ field: 'startDate', dir: 'desc' }],
    },
  )

/** The list of a student's reports. Suspends while loading. */
export function StudentReports({ classId, studentId }: { classId: string; studentId: string }) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const { data } = useSuspenseQuery(studentReportsQuery(classId, studentId))
  return (
    <Card className="self-start print:break-inside-avoid">
      <CardHeader title={t(($) => $.reports.title)} />
      {data.rows.length === 0 && <p className="px-5 pb-5 text-sm text-muted-foreground">{t(($) => $.reports.empty)}</p>}
      <ul>
        {data.rows.map(({ id, name, status, startDate, endDate, subjects }) => {
          const done = subjects.filter((subject) => subject.status === 'completed').length
          const progress = t(($) => $.reports.progress, { done, count: subjects.length })
          return (
            <li
              key={id}
              className="relative flex min-h-16 items-center gap-3 border-t px-5 py-2.5 transition-colors hover:bg-muted/60"
            >
              <div className="min-w-0 flex-1">
                <Link to={paths.report(classId, id)} className="font-medium after:absolute after:inset-0">
                  {name}
                </Link>
                <p className="text-xs text-muted-foreground">{format.period(startDate, endDate)}</p>
              </div>
              {status === 'completed' ? (
                <Badge tone="success">{t(($) => $.reports.completed)}</Badge>
              ) : (
                <ProgressRing value={done} max={subjects.length} label={progress} size={32} showValue />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
