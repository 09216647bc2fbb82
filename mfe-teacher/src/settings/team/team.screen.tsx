import { ErrorBoundary, useClass, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { MayManage } from '../may-manage'
import { SettingsCrumbs } from '../settings-crumbs'
import { Team } from './team'

function TeamSkeleton() {
  const { t } = useTranslation('teacher.settings')
  return (
    <Loading label={t(($) => $.team.loading)} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-32" />
      <Skeleton className="h-80" />
    </Loading>
  )
}

/** The team of a class: who sees, writes and manages what. */
export function Component() {
  const { t } = useTranslation('teacher.settings')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const title = t(($) => $.team.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        above={<SettingsCrumbs classId={classId} />}
        description={t(($) => $.team.description)}
      />
      <ErrorBoundary>
        <Suspense fallback={<TeamSkeleton />}>
          <MayManage schoolClass={schoolClass} rights={['canManageAccessRights']}>
            {(known) => <Team schoolClass={known} />}
          </MayManage>
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
