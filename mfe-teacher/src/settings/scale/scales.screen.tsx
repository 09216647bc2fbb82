import { useTranslation } from '@lernspur/app-kit'
import { Scales } from '@lernspur/school-editors/class-steps/scale/scales'
import { useClassId } from '../../class-work/use-class-id'
import { AssessingPage } from './assessing-page'

/** Scales of a class (`/class/{classId}/settings/performanceVisual`). */
export function Component() {
  const { t } = useTranslation('teacher.assessing')
  return (
    <AssessingPage title={t(($) => $.scales.title)} description={t(($) => $.scales.description)}>
      <Scales schoolClassId={useClassId()} />
    </AssessingPage>
  )
}
