import { useTranslation } from '@lernspur/app-runtime'
import { Scales } from '@lernspur/school-editors/class-steps/scale/scales'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { SettingsHeader } from './settings-header'

/** Scales that every class of the school can use (`/school/{schoolId}/settings/performanceVisual`). */
export function Component() {
  const { t } = useTranslation('school-admin.assessing')
  return (
    <Page>
      <SettingsHeader title={t(($) => $.scales.title)} description={t(($) => $.scales.description)} />
      <Scales schoolClassId={null} />
    </Page>
  )
}
