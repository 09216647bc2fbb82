import { useTranslation } from '@lernspur/app-kit'
import type { FormField } from '@lernspur/app-kit/form/use-form'
import { TextField } from '../../sign-in/field/text-field'

interface CodeFieldProps extends FormField {
  hint?: string
}

/** A code from the app, or a recovery code. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('shell.profile')
  return (
    <TextField
      {...props}
      label={t(($) => $.twoFactor.code)}
      missing={t(($) => $.twoFactor.codeMissing)}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="max-w-56 tabular-nums"
    />
  )
}
