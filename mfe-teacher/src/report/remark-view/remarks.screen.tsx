import { ErrorBoundary, Link, paths, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { loadReportTexts } from '../load-report-texts'
import { RemarkView } from './remark-view'

loadReportTexts()

function RemarkSkeleton() {
  const { t } = useTranslation('teacher.report')
  return (
    <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-4">
      <Skeleton className="h-11 w-64" />
      <Skeleton className="h-[60dvh]" />
    </Loading>
  )
}

/** The remarks of one subject in the reports of a class. */
export function Component() {
  const { t } = useTranslation('teacher.remark')
  const { t: tReport } = useTranslation('teacher.report')
  const classId = useClassId()
  const title = t(($) => $.view.title)
  usePageTitle(title)
  return (
    <Page width="full" isDense>
      <PageHeader
        isDense
        above={
          <Breadcrumbs label={tReport(($) => $.youAreHere)}>
            <Crumb link={<Link to={paths.reports(classId)} />}>{tReport(($) => $.title)}</Crumb>
            <Crumb>{title}</Crumb>
          </Breadcrumbs>
        }
        title={title}
      />
      <ErrorBoundary>
        <Suspense fallback={<RemarkSkeleton />}>
          <RemarkView key={classId} classId={classId} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
