import { useTranslation } from '@lernspur/app-runtime'
import { SchoolAssessments } from '@lernspur/school-editors/class-steps/assessment/school-assessments'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { SettingsHeader } from './settings-header'

/** How new classes are assessed, by level (`/school/{schoolId}/settings/performanceAssessments`). */
export function Component() {
  const { t } = useTranslation('school-admin.assessing')
  return (
    <Page>
      <SettingsHeader title={t(($) => $.assessments.title)} description={t(($) => $.assessments.description)} />
      <SchoolAssessments />
    </Page>
  )
}
