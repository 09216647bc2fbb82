import {
  ErrorBoundary,
  paths,
  useClass,
  useClasses,
  usePageTitle,
  useRightsOf,
  useSession,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { StudentPage } from '@lernspur/school-editors/class-steps/children/student-page'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { MayManage } from '../may-manage'
import { SettingsCrumbs } from '../settings-crumbs'

function Students({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.class-students')
  const { role, tenant } = useSession()
  const rightsOf = useRightsOf()
  const classes = useClasses().filter((one) => rightsOf(one).canManageStudents)
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  return (
    <StudentPage
      title={t(($) => $.title)}
      above={<SettingsCrumbs classId={schoolClass.id} />}
      description={t(($) => $.description)}
      classes={classes}
      schoolClass={schoolClass}
      erasurePathOf={leads && tenant ? ({ id }) => `${paths.schoolErasures(tenant.id)}?child=${id}` : undefined}
    />
  )
}

/** The children of a class: who is in it, under which name and picture (`/class/{classId}/settings/students`). */
export function Component() {
  const { t } = useTranslation('teacher.class-students')
  const schoolClass = useClass(useClassId())
  usePageTitle(t(($) => $.title))
  return (
    <Page>
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)}>
              <Skeleton className="h-80" />
            </Loading>
          }
        >
          <MayManage schoolClass={schoolClass} rights={['canManageStudents']} size="page">
            {(known) => <Students key={known.id} schoolClass={known} />}
          </MayManage>
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
