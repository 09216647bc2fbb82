import { reportListQuery } from '@lernspur/api-client/report.queries'
import { reportGroupListQuery } from '@lernspur/api-client/report-group.queries'
import { foundIn, Link, paths, usePageTitle, useParams, useSuspenseQueries, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import { ProgressRing } from '@lernspur/ui/data/progress-ring'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Folder from 'lucide-react/icons/folder'
import { Suspense } from 'react'
import { useClassId } from '../../class-work/use-class-id'
import { completedOf } from './progress'
import { ReportList } from './report-list'

interface GroupPageProps {
  classId: string
  group: ReportGroup
  reports: readonly Report[]
}

function GroupPage({ classId, group, reports }: GroupPageProps) {
  const { t } = useTranslation('teacher.report')
  const { done, all } = completedOf(reports)
  const progress = t(($) => $.overview.progress, { done, count: all })
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
        description={all > 0 ? progress : t(($) => $.overview.emptyGroup)}
      />
      {all === 0 ? (
        <EmptyState
          icon={<Folder />}
          title={t(($) => $.group.empty.title)}
          description={t(($) => $.group.empty.text)}
          action={
            <LinkButton asChild variant="outline">
              <Link to={paths.allReports(classId)}>{t(($) => $.group.empty.action)}</Link>
            </LinkButton>
          }
        />
      ) : (
        <ReportList classId={classId} groupId={group.id} />
      )}
    </>
  )
}

function KnownGroup({ classId, groupId }: { classId: string; groupId: string }) {
  const [{ data: groups, isFetching }, { data: reports }] = useSuspenseQueries({
    queries: [
      reportGroupListQuery({ schoolClassId: classId }),
      reportListQuery({ schoolClassId: classId }, { filter: [{ field: 'groupId', type: 'eq', value: groupId }] }),
    ],
  })
  const group = foundIn({ rows: groups.rows, isFetching }, ({ id }) => id === groupId)
  return group && <GroupPage classId={classId} group={group} reports={reports.rows} />
}

/** The reports of one group. */
export function Component() {
  const { t } = useTranslation('teacher.report')
  const classId = useClassId()
  const { reportGroupId = '' } = useParams()
  return (
    <Page>
      <Suspense
        fallback={
          <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-11" />
            <Skeleton className="h-112" />
          </Loading>
        }
      >
        <KnownGroup key={reportGroupId} classId={classId} groupId={reportGroupId} />
      </Suspense>
    </Page>
  )
}
