import { reportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { reportGroupListQuery } from '@lernspur/api-client/teacher/report-group.queries'
import {
  foundIn,
  Link,
  paths,
  useFormat,
  useNavigate,
  usePageTitle,
  useParams,
  useSuspenseQueries,
  useTranslation,
} from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { ProgressRing } from '@lernspur/ui/components/data/progress-ring'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import CircleCheck from 'lucide-react/icons/circle-check'
import Folder from 'lucide-react/icons/folder'
import Printer from 'lucide-react/icons/printer'
import { Suspense, useState } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { ReportSetDialog } from '../../report-set/report-set-dialog'
import { CompletionDialog } from '../completion/completion-dialog'
import { openSubjects, SubjectCompletion } from '../completion/subject-completion'
import { GroupMenu } from '../group/group-menu'
import { useManagesGroup } from '../group/use-manages-group'
import { loadReportTexts } from '../load-report-texts'
import { completedOf } from './progress'
import { ReportList } from './report-list'
import { useReportRights } from './use-report-rights'

loadReportTexts()

interface GroupPageProps {
  classId: string
  group: ReportGroup
  reports: readonly ReportSummary[]
}

function GroupPage({ classId, group, reports }: GroupPageProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const navigate = useNavigate()
  const { mayComplete, mayWrite } = useReportRights(classId)
  const { done, all } = completedOf(reports)
  const progress = t(($) => $.overview.progress, { done, count: all })
  const start = reports.map(({ startDate }) => startDate).toSorted()[0] ?? ''
  const end =
    reports
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? ''
  const open = reports.filter((report) => report.status === 'inProgress' && mayComplete(report))
  const managesGroup = useManagesGroup(classId)(group, reports)
  const [isCompleting, setIsCompleting] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  usePageTitle(group.name)
  return (
    <>
      <PageHeader
        above={
          <Breadcrumbs label={t(($) => $.youAreHere)}>
            <Crumb link={<Link to={paths.reports(classId)} />}>{t(($) => $.title)}</Crumb>
            <Crumb>{group.name}</Crumb>
          </Breadcrumbs>
        }
        leading={all > 0 && <ProgressRing value={done} max={all} label={progress} size={64} showValue />}
        title={group.name}
        actions={
          <>
            {all > 0 && (
              <Button variant="outline" onClick={() => setIsPrinting(true)}>
                <Printer aria-hidden />
                {t(($) => $.chosen.print)}
              </Button>
            )}
            {mayWrite && <SubjectCompletion classId={classId} subjects={openSubjects(reports)} size="default" />}
            {open.length > 0 && (
              <Button onClick={() => setIsCompleting(true)}>
                <CircleCheck aria-hidden />
                {t(($) => $.completion.open, { count: open.length })}
              </Button>
            )}
            {managesGroup && (
              <GroupMenu
                group={group}
                reportIds={reports.map(({ id }) => id)}
                onDissolved={() => navigate(paths.reports(classId))}
              />
            )}
          </>
        }
        description={all > 0 ? `${format.period(start, end)} · ${progress}` : t(($) => $.overview.emptyGroup)}
      />
      {all === 0 ? (
        <EmptyState
          icon={<Folder />}
          title={t(($) => $.group.empty.title)}
          description={mayWrite ? t(($) => $.group.empty.text) : t(($) => $.list.empty.readOnly)}
          action={
            mayWrite ? (
              <Button asChild variant="outline">
                <Link to={paths.allReports(classId)}>{t(($) => $.group.empty.action)}</Link>
              </Button>
            ) : undefined
          }
        />
      ) : (
        <ReportList classId={classId} groupId={group.id} />
      )}
      {isCompleting && <CompletionDialog classId={classId} reports={open} onClose={() => setIsCompleting(false)} />}
      {isPrinting && (
        <ReportSetDialog
          classId={classId}
          reportIds={reports.map(({ id }) => id)}
          name={group.name}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </>
  )
}

function GroupSkeleton() {
  const { t } = useTranslation('teacher.report')
  return (
    <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
      <Skeleton className="h-112" />
    </Loading>
  )
}

function KnownGroup({ classId, groupId }: { classId: string; groupId: string }) {
  const [groups, { data: reports }] = useSuspenseQueries({
    queries: [
      reportGroupListQuery({ schoolClassId: classId }),
      reportListQuery({ schoolClassId: classId }, { filter: [{ field: 'groupId', type: 'eq', value: groupId }] }),
    ],
  })
  const group = foundIn({ ...groups, rows: groups.data.rows }, ({ id }) => id === groupId)
  return group ? <GroupPage classId={classId} group={group} reports={reports.rows} /> : <GroupSkeleton />
}

/** The reports of one group. */
export function Component() {
  const classId = useClassId()
  const { reportGroupId = '' } = useParams()
  return (
    <Page>
      <Suspense fallback={<GroupSkeleton />}>
        <KnownGroup key={reportGroupId} classId={classId} groupId={reportGroupId} />
      </Suspense>
    </Page>
  )
}
