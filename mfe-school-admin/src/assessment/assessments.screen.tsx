import { usePageTitle, useTranslation } from '@lernspur/app-kit'
import { SchoolAssessments } from '@lernspur/school-editors/class-steps/assessment/school-assessments'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { SettingsCrumbs } from '../settings-crumbs'

/** What new classes are assessed with, by level (`/school/{schoolId}/settings/performanceAssessments`). */
export function Component() {
  const { t } = useTranslation('school-admin.assessing')
  const title = t(($) => $.assessments.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} above={<SettingsCrumbs />} description={t(($) => $.assessments.description)} />
      <SchoolAssessments />
    </Page>
  )
}
