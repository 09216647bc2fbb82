import { CodeField } from '@lernspur/app-kit/form/code-field'
import type { FormField } from '@lernspur/app-kit/form/form-field'
import { useTranslation } from '@lernspur/app-runtime'

interface TwoFactorFieldProps extends FormField {
  hint?: string
}

/** A code from the app, or a recovery code. */
export function TwoFactorField(props: TwoFactorFieldProps) {
  const { t } = useTranslation('shell.profile')
  return (
    <CodeField
      {...props}
      label={t(($) => $.twoFactor.code)}
      missing={t(($) => $.twoFactor.codeMissing)}
      className="max-w-56 tabular-nums"
    />
  )
}
