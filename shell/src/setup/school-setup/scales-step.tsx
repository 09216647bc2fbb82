import {
  createPerformanceVisualMutation,
  deletePerformanceVisualMutation,
  performanceVisualKeys,
} from '@lernspur/api-client/performance-visual.queries'
import { useKeyedMutation, useMutation, useTranslation } from '@lernspur/app-kit'
import { useChoices } from '@lernspur/app-kit/saving/use-choices'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { PerformanceVisual } from '@lernspur/contracts/performance-visual.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { levelsOf, type Preset, presetOf, wordsOf } from '../assessment/scale'
import { ScaleLevels } from '../assessment/scale-levels'
import { usePresets } from '../assessment/use-presets'
import { cardStyle } from '../card-style'
import type { SchoolFacts } from './school-facts'

interface ScaleProps {
  preset: Preset
  /** The school's scale of this kind, if it has one. */
  stored: PerformanceVisual | undefined
}

function Scale({ preset, stored }: ScaleProps) {
  const { t } = useTranslation('school-setup')
  const { mutateAsync: create } = useKeyedMutation(createPerformanceVisualMutation())
  const { mutateAsync: remove } = useMutation(deletePerformanceVisualMutation())
  const { isOn, isBusy, store } = useChoices(performanceVisualKeys.all)
  const toggle = (isWanted: boolean) =>
    store([preset.id], isWanted, async () => {
      const body = { name: preset.name, performanceLevelsV2: levelsOf(preset) }
      if (isWanted) await create({ body })
      else if (stored) await remove({ params: { id: stored.id } })
    })
  const isInUse = stored?.hasPerformanceAssessments === true
  return (
    <li className={cardStyle}>
      <Checkbox
        checked={isOn(preset.id, stored !== undefined)}
        busy={isBusy(preset.id)}
        disabled={isInUse}
        onCheckedChange={(checked) => void toggle(checked)}
        label={
          <span className="block">
            {stored?.name ?? preset.name}
            <ScaleLevels levels={levelsOf(preset).map((level) => ({ ...level, isFrontendPicture: true }))} />
          </span>
        }
        hint={isInUse ? t(($) => $.scales.inUse) : wordsOf(preset.labels)}
        className="flex-1 [&_label]:flex-1"
      />
    </li>
  )
}

/** Scales that every class of the school can choose from. */
export function ScalesStep({ facts: { visuals } }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-setup')
  const presets = usePresets()
  return (
    <StepPage
      title={t(($) => $.scales.title)}
      description={t(($) => $.scales.description)}
      {...(visuals.length === 0 ? { nextLabel: t(($) => $.skip) } : {})}
    >
      <ul aria-label={t(($) => $.scales.list)} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {presets.map((preset) => (
          <Scale key={preset.id} preset={preset} stored={visuals.find((visual) => presetOf(visual) === preset.id)} />
        ))}
      </ul>
    </StepPage>
  )
}
