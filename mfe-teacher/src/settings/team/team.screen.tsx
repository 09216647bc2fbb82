import { ErrorBoundary, useClass, useClassRights, usePageTitle, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Lock from 'lucide-react/icons/lock'
import { Suspense } from 'react'
import { useClassId } from '../../class-work/use-class-id'
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

function MayManage({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const { canManageAccessRights } = useClassRights(schoolClass.id)
  if (!canManageAccessRights)
    return (
      <EmptyState icon={<Lock />} title={t(($) => $.team.locked.title)} description={t(($) => $.team.locked.text)} />
    )
  return <Team schoolClass={schoolClass} />
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
        <Suspense fallback={<TeamSkeleton />}>{schoolClass && <MayManage schoolClass={schoolClass} />}</Suspense>
      </ErrorBoundary>
    </Page>
  )
}
