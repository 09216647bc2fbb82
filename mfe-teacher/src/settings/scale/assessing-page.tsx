import { ErrorBoundary, useClass, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { type ReactNode, Suspense } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { MayManage } from '../may-manage'
import { SettingsCrumbs } from '../settings-crumbs'

interface AssessingPageProps {
  title: string
  description: string
  children: (schoolClass: SchoolClass) => ReactNode
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
          <MayManage schoolClass={schoolClass} rights={['canManagePerformanceVisuals']}>
            {children}
          </MayManage>
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
