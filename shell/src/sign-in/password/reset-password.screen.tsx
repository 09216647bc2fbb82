import { paths, useTranslation } from '@lernspur/app-kit'
import { LinkOver } from '../layout/link-over'
import { PlainPage } from '../layout/plain-page'
import { NewPasswordForm } from './new-password-form'
import { PasswordLinkGate } from './password-link'

/** Sets a new password by the link of a mail (`/auth/reset-password`). */
export function Component() {
  const { t } = useTranslation('sign-in')
  return (
    <PasswordLinkGate
      over={
        <LinkOver
          title={t(($) => $.over.title)}
          description={t(($) => $.over.reset)}
          again={{ to: paths.passwordReset, text: t(($) => $.over.again) }}
        />
      }
    >
      {(link) => (
        <PlainPage title={t(($) => $.newPassword.title)} description={t(($) => $.newPassword.description)}>
          <NewPasswordForm link={link} submit={t(($) => $.newPassword.submit)} />
        </PlainPage>
      )}
    </PasswordLinkGate>
  )
}
