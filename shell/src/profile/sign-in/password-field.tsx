import { useTranslation } from '@lernspur/app-kit'
import { Field } from '@lernspur/ui/form/field'
import type { Problem } from '../../form/problems'
import { PasswordInput } from '../../sign-in/field/password-input'

interface PasswordFieldProps {
  name: string
  label: string
  hint?: string
  problem: Problem | undefined
  /** A password that is set now, not the present one. */
  isNew?: boolean
  /** Sentence for one that is not what it was to repeat. */
  mismatch?: string
  value: string
  onValueChange(password: string): void
}

/** The present password, or a new one. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, problem, isNew, mismatch, value, onValueChange } = props
  const { t } = useTranslation('profile')
  const texts: Record<Problem, string> = {
    missing: t(($) => $.password.missing),
    tooShort: t(($) => $.password.tooShort),
    tooLong: t(($) => $.password.tooLong),
    malformed: mismatch ?? t(($) => $.password.missing),
  }
  return (
    <Field label={label} hint={hint} error={problem && texts[problem]} required>
      <PasswordInput
        name={name}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  )
}
