import { useTranslation } from '@lernspur/app-kit'
import { LinkOver } from '../layout/link-over'
import { PlainPage } from '../layout/plain-page'
import { NewPasswordForm } from './new-password-form'
import { PasswordLinkGate } from './password-link'

interface NewPasswordPageProps {
  title: string
  description: string
  submit: string
  /** For a link that is over: why, and where a new one comes from. */
  over: { description: string; again: { to: string; text: string } }
}

/** Takes a password for the account that the link of a mail opens. */
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
