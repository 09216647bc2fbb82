import { useTranslation } from '@lernspur/app-kit'
import type { FormField } from '@lernspur/app-kit/form/form-field'
import { PasswordField } from '@lernspur/app-kit/form/password-field'

/** The present password once more, before something changes that only its owner may change. */
export function CurrentPassword(field: FormField) {
  const { t } = useTranslation('shell.profile')
  return <PasswordField {...field} label={t(($) => $.password.current)} autoComplete="current-password" />
}
