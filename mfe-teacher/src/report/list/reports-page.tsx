import { useOpenRequest } from '@lernspur/app-kit/navigation/use-open-request'
import { ErrorBoundary, Link, paths, useClass, useLocation, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { TabLink, TabLinks } from '@lernspur/ui/components/layout/tab-links'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import FilePlus2 from 'lucide-react/icons/file-plus-2'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { RunningCreation } from '../creation/running-creation'
import { useReportRights } from './use-report-rights'

const CreationSheet = lazy(() => import('../creation/creation-sheet'))

const placeholders = [0, 1, 2, 3, 4, 5]

function ListSkeleton() {
  const { t } = useTranslation('teacher.report')
  return (
    <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-2">
      {placeholders.map((placeholder) => (
        <Skeleton key={placeholder} className="h-18" />
      ))}
    </Loading>
  )
}

interface ReportsPageProps {
  classId: string
  /** Suspends while the reports are loading. */
  children: ReactNode
}

/** Layout of overview and list: title, tabs, and the button that creates reports. */
export function ReportsPage({ classId, children }: ReportsPageProps) {
  const { t } = useTranslation('teacher.report')
  const { pathname } = useLocation()
  const schoolClass = useClass(classId)
  const { mayWrite } = useReportRights(classId)
  const [isCreating, setIsCreating] = useState(false)
  useOpenRequest('create', () => setIsCreating(mayWrite))
  const title = t(($) => $.title)
  usePageTitle(title)
  const tabs = [
    { to: paths.reports(classId), text: t(($) => $.overview.title) },
    { to: paths.allReports(classId), text: t(($) => $.list.title) },
  ]
  return (
    <Page>
      <PageHeader
        title={title}
        description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })}
        actions={
          mayWrite && (
            <Button onClick={() => setIsCreating(true)}>
              <FilePlus2 aria-hidden />
              {t(($) => $.creation.open)}
            </Button>
          )
        }
      />
      <TabLinks label={t(($) => $.views)}>
        {tabs.map(({ to, text }) => (
          <TabLink key={to} active={pathname === to} link={<Link to={to} />}>
            {text}
          </TabLink>
        ))}
      </TabLinks>
      {!isCreating && <RunningCreation classId={classId} onAgain={() => setIsCreating(true)} />}
      <ErrorBoundary>
        <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
      {isCreating && (
        <Suspense>
          <CreationSheet classId={classId} onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </Page>
  )
}
