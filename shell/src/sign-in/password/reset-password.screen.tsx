import { paths, useTranslation } from '@lernspur/app-runtime'
import { NewPasswordPage } from './new-password.page'

/** Sets a new password by a mailed link (`/auth/reset-password`). */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  return (
    <NewPasswordPage
      title={t(($) => $.newPassword.title)}
      description={t(($) => $.newPassword.description)}
      submit={t(($) => $.newPassword.submit)}
      over={{
        description: t(($) => $.over.reset),
        again: { to: paths.passwordReset, text: t(($) => $.over.again) },
      }}
    />
  )
}
