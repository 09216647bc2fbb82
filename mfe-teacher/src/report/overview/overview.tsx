import { reportListQuery } from '@lernspur/api-client/report.queries'
import { reportGroupListQuery } from '@lernspur/api-client/report-group.queries'
import { Link, paths, useFormat, useNavigate, useSuspenseQueries, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { ProgressRing } from '@lernspur/ui/data/progress-ring'
import { Button } from '@lernspur/ui/form/button'
import { Card } from '@lernspur/ui/layout/card'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { useState } from 'react'
import { NewGroup } from '../list/new-group'
import { NoReports } from '../list/no-reports'
import { completedOf } from '../list/progress'
import { ungrouped } from '../list/ungrouped'
import { useReportRights } from '../list/use-report-rights'
import { ReportRow } from './report-row'

/** Open reports shown at most; the full list is the next tab. */
const recentShown = 6

interface GroupCardProps {
  to: string
  name: string
  reports: readonly Report[]
}

function GroupCard({ to, name, reports }: GroupCardProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { done, all } = completedOf(reports)
  const start = reports.map(({ startDate }) => startDate).toSorted()[0]
  const end = reports
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)
  const progress = t(($) => $.overview.progress, { done, count: all })
  return (
    <Card className="relative flex items-center gap-4 p-5 transition-colors hover:border-input hover:bg-muted/40">
      <ProgressRing value={done} max={all} label={progress} size={64} showValue />
      <div className="min-w-0">
        <Link to={to} className="block font-semibold wrap-anywhere after:absolute after:inset-0">
          {name}
        </Link>
        <p className="text-sm text-muted-foreground">{all > 0 ? progress : t(($) => $.overview.emptyGroup)}</p>
        {start && end && <p className="text-xs text-muted-foreground">{format.period(start, end)}</p>}
      </div>
    </Card>
  )
}

/** Groups with their progress, and the most recently edited open reports. */
export function Overview({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.report')
  const navigate = useNavigate()
  const { mayWrite } = useReportRights(classId)
  const [isNaming, setIsNaming] = useState(false)
  const [{ data: reports }, { data: groups }] = useSuspenseQueries({
    queries: [reportListQuery({ schoolClassId: classId }), reportGroupListQuery({ schoolClassId: classId })],
  })
  const inGroup = Map.groupBy(reports.rows, ({ groupId }) => groupId)
  const loose = inGroup.get(null) ?? []
  const recent = reports.rows
    .filter(({ status }) => status === 'inProgress')
    .toSorted((a, b) => lastChange(b).localeCompare(lastChange(a)))
    .slice(0, recentShown)
  if (reports.rows.length === 0 && groups.rows.length === 0) return <NoReports classId={classId} />
  return (
    <>
      <section aria-labelledby="report-groups" className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="report-groups" className="text-lg font-semibold">
            {t(($) => $.group.many)}
          </h2>
          {mayWrite && (
            <Button variant="outline" onClick={() => setIsNaming(true)}>
              <FolderPlus aria-hidden />
              {t(($) => $.group.new)}
            </Button>
          )}
        </div>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {groups.rows.map(({ id, name }) => (
            <GroupCard key={id} to={paths.reportGroup(classId, id)} name={name} reports={inGroup.get(id) ?? []} />
          ))}
          {loose.length > 0 && (
            <GroupCard
              to={`${paths.allReports(classId)}?group=${ungrouped}`}
              name={t(($) => $.group.none)}
              reports={loose}
            />
          )}
        </div>
      </section>
      {recent.length > 0 && (
        <section aria-labelledby="report-recent" className="grid grid-cols-1 gap-3">
          <h2 id="report-recent" className="text-lg font-semibold">
            {t(($) => $.overview.recent)}
          </h2>
          <Card className="overflow-clip">
            <ul>
              {recent.map((report) => (
                <ReportRow key={report.id} classId={classId} report={report} />
              ))}
            </ul>
          </Card>
        </section>
      )}
      {isNaming && (
        <NewGroup
          classId={classId}
          onClose={() => setIsNaming(false)}
          onCreated={({ id }) => navigate(paths.reportGroup(classId, id))}
        />
      )}
    </>
  )
}

/** Editing a subject counts as editing the report. */
const lastChange = ({ updatedAt, subjects }: Report): string =>
  [updatedAt, ...subjects.map((subject) => subject.updatedAt)].toSorted().at(-1) ?? updatedAt
