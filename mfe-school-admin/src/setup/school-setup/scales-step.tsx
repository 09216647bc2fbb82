import {
  createPerformanceVisualMutation,
  deletePerformanceVisualMutation,
  performanceVisualKeys,
} from '@lernspur/api-client/teacher/performance-visual.queries'
import { useChoices } from '@lernspur/app-kit/saving/use-choices'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useKeyedMutation, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { levelsOf, type Preset } from '@lernspur/school-editors/scale/scale'
import { ScaleList } from '@lernspur/school-editors/scale/scale-list'
import type { SchoolFacts } from './school-facts'

/** Scales that every class of the school can choose from. */
export function ScalesStep({ facts: { visuals } }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const { mutateAsync: create } = useKeyedMutation(createPerformanceVisualMutation())
  const { mutateAsync: remove } = useMutation(deletePerformanceVisualMutation())
  const { isOn, isBusy, store } = useChoices(performanceVisualKeys.all)
  const toggle = (preset: Preset, isWanted: boolean, stored: PerformanceVisual | undefined) =>
    store([preset.id], isWanted, async () => {
      const body = { name: preset.name, performanceLevelsV2: levelsOf(preset) }
      if (isWanted) await create({ body })
      else if (stored) await remove({ params: { id: stored.id } })
    })
  return (
    <StepPage
      title={t(($) => $.scales.title)}
      description={t(($) => $.scales.description)}
      {...(visuals.length === 0 ? { nextLabel: t(($) => $.skip) } : {})}
    >
      <ScaleList
        scales={visuals}
        isOn={isOn}
        isBusy={isBusy}
        onToggle={(preset, isWanted, stored) => void toggle(preset, isWanted, stored)}
      />
    </StepPage>
  )
}
