import { useTranslation } from '@lernspur/app-kit'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'

interface CodeFieldProps {
  label: string
  hint?: string
  isWrong: boolean
  value: string
  onValueChange(code: string): void
}

/** A code from the app, or a recovery code. */
export function CodeField({ label, hint, isWrong, value, onValueChange }: CodeFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <Field label={label} hint={hint} error={isWrong && t(($) => $.twoFactor.codeMissing)} required>
      <Input
        name="tfaCode"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-56 tabular-nums"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  )
}
