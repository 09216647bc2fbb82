import { paths, useTranslation } from '@lernspur/app-runtime'
import { NewPasswordPage } from '../password/new-password.page'

/** Sets the first password by a mailed link (`/auth/finish-registration`), which completes the registration. */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  return (
    <NewPasswordPage
      title={t(($) => $.finish.title)}
      description={t(($) => $.finish.description)}
      submit={t(($) => $.finish.submit)}
      over={{
        description: t(($) => $.over.registration),
        again: { to: paths.register, text: t(($) => $.over.registerAgain) },
      }}
    />
  )
}
