import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { usePlanNames } from '@lernspur/school-editors/assessment/use-plan-names'
import type { Weights } from './use-weights'

interface WeightsConflictProps {
  conflict: DraftConflict<Weights> | null
  visuals: readonly PerformanceVisual[]
}

/** Shows what another user saved in the meantime next to the own choice. */
export function WeightsConflict({ conflict, visuals }: WeightsConflictProps) {
  const { t } = useTranslation('school-admin.school-setup')
  const { t: ofAssessment } = useTranslation('school-editors.assessment')
  const levelText = useSchoolLevelText()
  const planNames = usePlanNames()
  return (
    <DraftConflictNotice
      conflict={conflict}
      fields={[
        [ofAssessment(($) => $.plan.label), ({ plan }) => planNames[plan]],
        [t(($) => $.weights.scale), ({ scale }) => visuals.find(({ id }) => id === scale)?.name ?? ''],
        [ofAssessment(($) => $.levels), ({ levels }) => levels.map(levelText).join(', ')],
      ]}
    />
  )
}
