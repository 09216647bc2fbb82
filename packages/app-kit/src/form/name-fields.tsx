import { useTranslation } from '@lernspur/app-runtime'
import type { FormField } from './form-field'
import { TextField } from './text-field'

interface NameFieldsProps {
  firstName: FormField
  lastName: FormField
}

/** First and last name, side by side if there is room. */
export function NameFields({ firstName, lastName }: NameFieldsProps) {
  const { t } = useTranslation('app-runtime.editing')
  return (
    <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-3">
      <TextField
        {...firstName}
        label={t(($) => $.firstName.label)}
        missing={t(($) => $.firstName.missing)}
        autoComplete="given-name"
      />
      <TextField
        {...lastName}
        label={t(($) => $.lastName.label)}
        missing={t(($) => $.lastName.missing)}
        autoComplete="family-name"
      />
    </div>
  )
}
