import { useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { everywhere, useCountries } from './use-countries'

interface CountryChoiceProps {
  countryId: string | null
  onChange: (countryId: string | null) => void
}

/** The country that a template is for. */
export function CountryChoice({ countryId, onChange }: CountryChoiceProps) {
  const { t } = useTranslation('provider.subject-templates')
  const { countries } = useCountries()
  return (
    <LabelledField label={t(($) => $.column.country)}>
      <SelectInput
        options={[{ value: everywhere, label: t(($) => $.country.all) }, ...countries]}
        value={countryId ?? everywhere}
        onValueChange={(value) => onChange(value === everywhere ? null : value)}
        className="max-w-56"
      />
    </LabelledField>
  )
}
