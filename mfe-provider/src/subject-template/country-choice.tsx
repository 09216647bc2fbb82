import { useTranslation } from '@lernspur/app-runtime'
import { Select } from '@lernspur/ui/choice/select'
import { Field } from '@lernspur/ui/form/field'
import { everywhere, useCountries } from './use-countries'

interface CountryChoiceProps {
  countryId: string | null
  onChange: (countryId: string | null) => void
}

/** For which country a template is. */
export function CountryChoice({ countryId, onChange }: CountryChoiceProps) {
  const { t } = useTranslation('provider.subject-templates')
  const { countries } = useCountries()
  return (
    <Field label={t(($) => $.column.country)}>
      <Select
        options={[{ value: everywhere, label: t(($) => $.country.all) }, ...countries]}
        value={countryId ?? everywhere}
        onValueChange={(value) => onChange(value === everywhere ? null : value)}
        className="max-w-56"
      />
    </Field>
  )
}
