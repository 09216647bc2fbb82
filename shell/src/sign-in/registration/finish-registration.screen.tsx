import { paths, useTranslation } from '@lernspur/app-kit'
import { LinkOver } from '../layout/link-over'
import { PlainPage } from '../layout/plain-page'
import { NewPasswordForm } from '../password/new-password-form'
import { PasswordLinkGate } from '../password/password-link'

/** Sets the first password by the link of a mail (`/auth/finish-registration`), which finishes the registration. */
export function Component() {
  const { t } = useTranslation('sign-in')
  return (
    <PasswordLinkGate
      over={
        <LinkOver
          title={t(($) => $.over.title)}
          description={t(($) => $.over.registration)}
          again={{ to: paths.register, text: t(($) => $.over.registerAgain) }}
        />
      }
    >
      {(link) => (
        <PlainPage title={t(($) => $.finish.title)} description={t(($) => $.finish.description)}>
          <NewPasswordForm link={link} submit={t(($) => $.finish.submit)} />
        </PlainPage>
      )}
    </PasswordLinkGate>
  )
}
