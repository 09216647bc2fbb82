import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { paths, usePageTitle, useParams, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { StudentPage } from '@lernspur/school-editors/class-steps/children/student-page'
import { Page } from '@lernspur/ui/components/layout/app-frame'

/** All children of the school (`/school/{schoolId}/settings/students`). */
export function Component() {
  const { t } = useTranslation('school-admin.students')
  const { schoolId = '' } = useParams()
  const { rows } = useSuspenseQuery(schoolClassListQuery()).data
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <StudentPage
        title={title}
        description={t(($) => $.description)}
        classes={rows}
        erasurePathOf={({ id }) => `${paths.schoolErasures(schoolId)}?child=${id}`}
      />
    </Page>
  )
}
