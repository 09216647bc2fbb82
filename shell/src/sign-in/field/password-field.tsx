import { useTranslation } from '@lernspur/app-kit'
import type { FormField } from '@lernspur/app-kit/form/use-form'
import { Field } from '@lernspur/ui/form/field'
import type { InputProps } from '@lernspur/ui/form/input'
import { PasswordInput } from './password-input'

interface PasswordFieldProps extends FormField, Pick<InputProps, 'autoComplete'> {
  label: string
  hint?: string
  /** Overrules the sentence for a malformed one. */
  malformed?: string
}

/** A password, with what is wrong with it. */
export function PasswordField({ label, hint, malformed, problem, detail, onValueChange, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('shell.sign-in')
  const texts = {
    missing: t(($) => $.password.missing),
    malformed: malformed ?? t(($) => $.text.malformed),
    tooShort: t(($) => $.password.tooShort),
    tooLong: t(($) => $.password.tooLong),
  }
  return (
    <Field label={label} hint={hint} error={problem ? texts[problem] : detail} required>
      <PasswordInput {...rest} onChange={(event) => onValueChange(event.target.value)} />
    </Field>
  )
}
