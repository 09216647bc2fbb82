import { useTranslation } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { cardStyle } from '../card-style'
import { joinLabels, levelsOf, type Preset, presetOf } from './scale'
import { ScaleLevels } from './scale-levels'
import { usePresets } from './use-presets'

interface ScaleListProps {
  /** Stored scales. */
  scales: readonly PerformanceVisual[]
  /** Whether a built-in scale is shown as chosen; `isStored` tells whether a copy of it is stored. */
  isOn: (id: string, isStored: boolean) => boolean
  /** Whether the choice of a built-in scale is being saved. */
  isBusy: (id: string) => boolean
  /** Stores a built-in scale, or deletes `stored`, which was made from it. */
  onToggle: (preset: Preset, isWanted: boolean, stored: PerformanceVisual | undefined) => void
}

/** All built-in scales, to choose or remove; a scale in use cannot be removed. */
export function ScaleList({ scales, isOn, isBusy, onToggle }: ScaleListProps) {
  const { t } = useTranslation('school-editors.scale')
  const presets = usePresets()
  return (
    <ul aria-label={t(($) => $.list)} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {presets.map((preset) => {
        const stored = scales.find((scale) => presetOf(scale) === preset.id)
        const isInUse = stored?.hasPerformanceAssessments === true
        return (
          <li key={preset.id} className={cardStyle}>
            <CheckboxField
              checked={isOn(preset.id, stored !== undefined)}
              busy={isBusy(preset.id)}
              disabled={isInUse}
              onCheckedChange={(checked) => onToggle(preset, checked, stored)}
              label={
                <span className="block">
                  {stored?.name ?? preset.name}
                  <ScaleLevels levels={levelsOf(preset).map((level) => ({ ...level, isFrontendPicture: true }))} />
                </span>
              }
              hint={isInUse ? t(($) => $.inUse) : joinLabels(preset.labels)}
              className="flex-1 [&_label]:flex-1"
            />
          </li>
        )
      })}
    </ul>
  )
}
