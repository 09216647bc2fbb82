import { useTranslation } from '@lernspur/app-runtime'
import { pictureSets } from '@lernspur/contracts/level-picture'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { usePictureSetNames } from '../picture/use-picture-set-names'
import { type LevelDraft, pictureSetOf, withPictures } from '../scale-draft'

interface SetChoiceProps {
  levels: readonly LevelDraft[]
  onChange: (levels: readonly LevelDraft[]) => void
}

/** The built-in pictures of all levels at once. */
export function SetChoice({ levels, onChange }: SetChoiceProps) {
  const { t } = useTranslation('school-editors.scale')
  const names = usePictureSetNames()
  return (
    <LabelledField label={t(($) => $.picture.all)}>
      <SelectInput
        options={pictureSets.map((set) => ({ value: set, label: names[set] }))}
        value={pictureSetOf(levels) ?? ''}
        placeholder={t(($) => $.picture.mixed)}
        onValueChange={(value) => {
          const set = pictureSets.find((one) => one === value)
          if (set) onChange(withPictures(levels, set))
        }}
      />
    </LabelledField>
  )
}
