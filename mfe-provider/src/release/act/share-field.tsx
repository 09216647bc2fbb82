import type { FormField } from '@lernspur/app-kit/form/form-field'
import { useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'

interface ShareFieldProps {
  label: string
  field: FormField<string>
  /** Per cent; another one that is set already can be chosen as well. */
  shares: readonly string[]
}

/** A share of all people, in per cent. */
export function ShareField({ label, field, shares }: ShareFieldProps) {
  const { t } = useTranslation('provider.release')
  const choices = shares.includes(field.value) ? shares : [...shares, field.value]
  return (
    <LabelledField label={label}>
      <SegmentedControl
        label={label}
        segments={choices.map((value) => ({ value, label: t(($) => $.percent, { weight: value }) }))}
        value={field.value}
        onValueChange={field.onValueChange}
      />
    </LabelledField>
  )
}
