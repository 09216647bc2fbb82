import { useTranslation } from '@lernspur/app-runtime'
import { Scales } from '@lernspur/school-editors/class-steps/scale/scales'
import { AssessingPage } from './assessing-page'

/** Scales of a class (`/class/{classId}/settings/performanceVisual`). */
export function Component() {
  const { t } = useTranslation('teacher.assessing')
  return (
    <AssessingPage title={t(($) => $.scales.title)} description={t(($) => $.scales.description)}>
      {({ id }) => <Scales schoolClassId={id} />}
    </AssessingPage>
  )
}
