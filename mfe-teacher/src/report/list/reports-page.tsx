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
import { loadReportTexts } from '../load-report-texts'
import { useReportRights } from './use-report-rights'

const CreationSheet = lazy(() => import('../creation/creation-sheet'))

loadReportTexts()

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
  /** Further actions on all reports. */
  actions?: ReactNode | undefined
  /** Suspends while the reports are loading. */
  children: ReactNode
}

/** Layout of overview and list: title, tabs, and the button that creates reports. */
export function ReportsPage({ classId, actions, children }: ReportsPageProps) {
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
    <Page isDense>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PageHeader
          isDense
          title={
            <>
              {title}
              {schoolClass && (
                <span className="ml-2 text-base font-normal tracking-normal text-muted-foreground">
                  {t(($) => $.inClass, { name: schoolClass.name })}
                </span>
              )}
            </>
          }
        />
        <div className="max-md:order-last max-md:basis-full md:[&_ul]:border-b-0">
          <TabLinks label={t(($) => $.views)}>
            {tabs.map(({ to, text }) => (
              <TabLink key={to} active={pathname === to} link={<Link to={to} />}>
                {text}
              </TabLink>
            ))}
          </TabLinks>
        </div>
        <div className="ml-auto flex flex-wrap justify-end print:hidden">
          {actions}
          {mayWrite && (
            <Button variant="outline" className="max-lg:px-3" onClick={() => setIsCreating(true)}>
              <FilePlus2 aria-hidden />
              <span className="max-lg:sr-only">{t(($) => $.creation.open)}</span>
            </Button>
          )}
        </div>
      </div>
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
