import { useTranslation } from '@lernspur/app-kit'
import { Field } from '@lernspur/ui/form/field'
import type { InputProps } from '@lernspur/ui/form/input'
import type { Problem } from '../../form/problems'
import { PasswordInput } from './password-input'

interface PasswordFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'className'> {
  label: string
  hint?: string
  problem: Problem | undefined
  /** Overrules the sentence for a malformed one. */
  malformed?: string
  value: string
  onValueChange(password: string): void
}

/** A password, with what is wrong with it. */
export function PasswordField({ label, hint, problem, malformed, onValueChange, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('sign-in')
  const texts = {
    missing: t(($) => $.password.missing),
    malformed: malformed ?? t(($) => $.text.malformed),
    tooShort: t(($) => $.password.tooShort),
    tooLong: t(($) => $.text.tooLong),
  }
  return (
    <Field label={label} hint={hint} error={problem && texts[problem]} required>
      <PasswordInput {...rest} onChange={(event) => onValueChange(event.target.value)} />
    </Field>
  )
}
