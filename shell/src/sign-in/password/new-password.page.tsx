import { useTranslation } from '@lernspur/app-runtime'
import { LinkOver } from '../layout/link-over'
import { PlainPage } from '../layout/plain-page'
import { NewPasswordForm } from './new-password-form'
import { PasswordLinkGate } from './password-link'

interface NewPasswordPageProps {
  title: string
  description: string
  submit: string
  /** For an invalid link: the reason, and where to get a new one. */
  over: { description: string; again: { to: string; text: string } }
}

/** Sets a password for the account of a mailed link. */
export function NewPasswordPage({ title, description, submit, over }: NewPasswordPageProps) {
  const { t } = useTranslation('shell.sign-in')
  return (
    <PasswordLinkGate over={<LinkOver title={t(($) => $.over.title)} {...over} />}>
      {(link) => (
        <PlainPage title={title} description={description}>
          <NewPasswordForm link={link} submit={submit} />
        </PlainPage>
      )}
    </PasswordLinkGate>
  )
}
