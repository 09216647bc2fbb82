import { usePageTitle, useTranslation } from '@lernspur/app-kit'
import { Scales } from '@lernspur/school-editors/class-steps/scale/scales'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { SettingsCrumbs } from '../settings-crumbs'

/** Scales that every class of the school can use (`/school/{schoolId}/settings/performanceVisual`). */
export function Component() {
  const { t } = useTranslation('school-admin.assessing')
  const title = t(($) => $.scales.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} above={<SettingsCrumbs />} description={t(($) => $.scales.description)} />
      <Scales schoolClassId={null} />
    </Page>
  )
}
