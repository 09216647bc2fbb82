import { useClass, useTranslation } from '@lernspur/app-kit'
import { ClassAssessments } from '@lernspur/school-editors/class-steps/assessment/class-assessments'
import { useClassId } from '../../class-work/use-class-id'
import { AssessingPage } from '../scale/assessing-page'

/** Assessments of a class (`/class/{classId}/settings/performanceAssessments`). */
export function Component() {
  const { t } = useTranslation('teacher.assessing')
  const schoolClass = useClass(useClassId())
  return (
    <AssessingPage title={t(($) => $.assessments.title)} description={t(($) => $.assessments.description)}>
      {schoolClass && <ClassAssessments schoolClass={schoolClass} />}
    </AssessingPage>
  )
}
