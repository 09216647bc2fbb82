import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import {
  foundIn,
  Link,
  PageSkeleton,
  paths,
  usePageTitle,
  useParams,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { StudentPage } from '@lernspur/school-editors/class-steps/children/student-page'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'

interface ClassStudentsProps {
  schoolClass: SchoolClass
  classes: readonly SchoolClass[]
}

function ClassStudents({ schoolClass, classes }: ClassStudentsProps) {
  const { t } = useTranslation('school-admin.students')
  const { schoolId = '' } = useParams()
  const title = t(($) => $.titleOf, { name: schoolClass.name })
  usePageTitle(title)
  return (
    <StudentPage
      title={title}
      above={
        <Breadcrumbs label={t(($) => $.youAreHere)}>
          <Crumb link={<Link to={paths.schoolClasses(schoolId)} />}>{t(($) => $.classes)}</Crumb>
        </Breadcrumbs>
      }
      description={schoolClass.nickname ?? schoolClass.schoolYear?.name}
      classes={classes}
      schoolClass={schoolClass}
      erasurePathOf={({ id }) => `${paths.schoolErasures(schoolId)}?child=${id}`}
    />
  )
}

/** The children of one class of the school (`/school/{schoolId}/settings/classes/{classId}/students`). */
export function Component() {
  const { classId } = useParams()
  const classes = useSuspenseQuery(schoolClassListQuery())
  const schoolClass = foundIn({ ...classes, rows: classes.data.rows }, ({ id }) => id === classId)
  if (!schoolClass) return <PageSkeleton />
  return (
    <Page>
      <ClassStudents key={classId} schoolClass={schoolClass} classes={classes.data.rows} />
    </Page>
  )
}
