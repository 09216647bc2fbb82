import type { VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { joinLabels } from './scale'
import { ScaleLevels } from './scale-levels'

/** A scale on offer. */
export interface ScaleOption {
  readonly value: string
  readonly name: string
  /** Lowest first. */
  readonly levels: readonly VisibleLevel[]
}

interface ScaleChoiceProps {
  options: readonly ScaleOption[]
  value: string
  onValueChange: (value: string) => void
}

/** Scales with their pictures and the names of their levels. */
export function ScaleChoice({ options, value, onValueChange }: ScaleChoiceProps) {
  const { t } = useTranslation('school-editors.scale')
  return (
    <RadioGroupField
      look="cards"
      label={t(($) => $.label)}
      value={value}
      onValueChange={onValueChange}
      className="grid grid-cols-1 gap-2 sm:grid-cols-2"
      options={options.map(({ value: id, name, levels }) => ({
        value: id,
        label: (
          <span className="block">
            {name}
            <ScaleLevels levels={levels} />
          </span>
        ),
        hint: joinLabels(levels.map(({ label }) => label)),
      }))}
    />
  )
}
