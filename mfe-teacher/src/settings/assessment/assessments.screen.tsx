import { useTranslation } from '@lernspur/app-runtime'
import { ClassAssessments } from '@lernspur/school-editors/class-steps/assessment/class-assessments'
import { AssessingPage } from '../scale/assessing-page'

/** Assessments of a class (`/class/{classId}/settings/performanceAssessments`). */
export function Component() {
  const { t } = useTranslation('teacher.assessing')
  return (
    <AssessingPage title={t(($) => $.assessments.title)} description={t(($) => $.assessments.description)}>
      {(schoolClass) => <ClassAssessments schoolClass={schoolClass} />}
    </AssessingPage>
  )
}
