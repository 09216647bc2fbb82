import { currentTenantQuery } from '@lernspur/api-client/school-admin/tenant.queries'
import { ErrorBoundary, usePageTitle, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { OpenTasksList } from './open-tasks-list'
import { ReportSettings } from './report/report-settings'
import { SchoolData } from './school-data'
import { SettingsPages } from './settings-pages'

function OwnSchool() {
  const { data: tenant } = useSuspenseQuery(currentTenantQuery())
  return (
    <>
      <SchoolData tenant={tenant} />
      <ReportSettings tenant={tenant} />
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('school-admin.settings')
  return (
    <Loading label={t(($) => $.loading)}>
      <Skeleton className="h-48" />
    </Loading>
  )
}

/** Open tasks of the school, links to its settings, and its own data (`/school/{schoolId}/settings`). */
export function Component() {
  const { t } = useTranslation('school-admin.settings')
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      {[OpenTasksList, SettingsPages, OwnSchool].map((Part) => (
        <ErrorBoundary key={Part.name}>
          <Suspense fallback={<Waiting />}>
            <Part />
          </Suspense>
        </ErrorBoundary>
      ))}
    </Page>
  )
}
