import { ErrorBoundary, useClass, useClassRights, usePageTitle, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Lock from 'lucide-react/icons/lock'
import { type ReactNode, Suspense } from 'react'
import { useClassId } from '../../class-work/use-class-id'
import { SettingsCrumbs } from '../settings-crumbs'

interface AssessingPageProps {
  title: string
  description: string
  children: ReactNode
}

function MayManage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('teacher.assessing')
  const { canManagePerformanceVisuals } = useClassRights(useClassId())
  if (canManagePerformanceVisuals) return children
  return <EmptyState icon={<Lock />} title={t(($) => $.locked.title)} description={t(($) => $.locked.text)} />
}

/** A settings page for those who may manage scales and assessments of the class. */
export function AssessingPage({ title, description, children }: AssessingPageProps) {
  const { t } = useTranslation('teacher.assessing')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} above={<SettingsCrumbs classId={classId} />} description={description} />
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-6">
              <Skeleton className="h-40" />
              <Skeleton className="h-40" />
            </Loading>
          }
        >
          {schoolClass && <MayManage>{children}</MayManage>}
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
