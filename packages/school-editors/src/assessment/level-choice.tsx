import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'

interface LevelChoiceProps {
  /** Levels to choose from, lowest first. */
  all: readonly number[]
  value: readonly number[]
  /** Called with the chosen levels, lowest first. */
  onValueChange: (levels: readonly number[]) => void
}

/** School levels that a setting applies to. */
export function LevelChoice({ all, value, onValueChange }: LevelChoiceProps) {
  const { t } = useTranslation('school-editors.assessment')
  const levelText = useSchoolLevelText()
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="font-semibold">{t(($) => $.levels)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {all.map((level) => (
          <CheckboxField
            key={level}
            label={levelText(level)}
            checked={value.includes(level)}
            onCheckedChange={(checked) =>
              onValueChange(
                checked ? [...value, level].toSorted((a, b) => a - b) : value.filter((one) => one !== level),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
