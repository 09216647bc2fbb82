import { ErrorBoundary, useClass, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { MayManage } from '../may-manage'
import { SettingsCrumbs } from '../settings-crumbs'
import { SubjectList } from './subject-list'

/** The subjects of a class: which there are, in which order, and who takes part. */
export function Component() {
  const { t } = useTranslation('teacher.subjects')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} above={<SettingsCrumbs classId={classId} />} description={t(($) => $.description)} />
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)}>
              <Skeleton className="h-80" />
            </Loading>
          }
        >
          <MayManage schoolClass={schoolClass} rights={['canManageCompetences', 'canManageStudents']}>
            {(known) => <SubjectList schoolClass={known} />}
          </MayManage>
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
