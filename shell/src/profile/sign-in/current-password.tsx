import type { FormField } from '@lernspur/app-kit/form/form-field'
import { PasswordField } from '@lernspur/app-kit/form/password-field'
import { useTranslation } from '@lernspur/app-runtime'

/** The current password, before a change that only the user may make. */
export function CurrentPassword(field: FormField & { autoFocus?: boolean }) {
  const { t } = useTranslation('shell.profile')
  return <PasswordField {...field} label={t(($) => $.password.current)} autoComplete="current-password" />
}
