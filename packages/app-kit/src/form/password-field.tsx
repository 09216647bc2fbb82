import { useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import type { InputProps } from '@lernspur/ui/components/ui/input'
import type { FormField } from './form-field'
import { PasswordInput } from './password-input'

interface PasswordFieldProps extends FormField, Pick<InputProps, 'autoComplete' | 'autoFocus'> {
  /** Default: "Passwort". */
  label?: string
  hint?: string
  /** Overrides the message for a malformed one. */
  malformed?: string
}

/** A password field with its error message. */
export function PasswordField({
  id,
  label,
  hint,
  malformed,
  problem,
  detail,
  onValueChange,
  ...rest
}: PasswordFieldProps) {
  const { t } = useTranslation('app-runtime.editing')
  const texts = {
    missing: t(($) => $.password.missing),
    malformed: malformed ?? t(($) => $.text.malformed),
    tooShort: t(($) => $.password.tooShort),
    tooLong: t(($) => $.password.tooLong),
  }
  return (
    <LabelledField
      id={id}
      label={label ?? t(($) => $.password.label)}
      hint={hint}
      error={problem ? texts[problem] : detail}
      required
    >
      <PasswordInput {...rest} onChange={(event) => onValueChange(event.target.value)} />
    </LabelledField>
  )
}
