import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { Link, notFound, paths, usePageTitle, useParams, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { StudentPage } from '@lernspur/school-editors/class-steps/children/student-page'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'

/** The children of one class of the school (`/school/{schoolId}/settings/classes/{classId}/students`). */
export function Component() {
  const { t } = useTranslation('school-admin.students')
  const { schoolId = '', classId } = useParams()
  const { rows } = useSuspenseQuery(schoolClassListQuery()).data
  const schoolClass = rows.find(({ id }) => id === classId) ?? notFound()
  const title = t(($) => $.titleOf, { name: schoolClass.name })
  usePageTitle(title)
  return (
    <Page>
      <StudentPage
        key={schoolClass.id}
        title={title}
        above={
          <Breadcrumbs label={t(($) => $.youAreHere)}>
            <Crumb link={<Link to={paths.schoolClasses(schoolId)} />}>{t(($) => $.classes)}</Crumb>
          </Breadcrumbs>
        }
        description={schoolClass.nickname ?? schoolClass.schoolYear?.name}
        classes={rows}
        schoolClass={schoolClass}
        erasurePathOf={({ id }) => `${paths.schoolErasures(schoolId)}?child=${id}`}
      />
    </Page>
  )
}
