import { confirmEmailChangeMutation } from '@lernspur/api-client/identity/email.queries'
import { enterSession, useMutation, useTranslation } from '@lernspur/app-runtime'
import { MailedAction } from '../layout/mailed-action'

/** Confirms a new e-mail address by a mailed link (`/auth/email-change`), signed in or not. */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  const confirm = useMutation({
    ...confirmEmailChangeMutation(),
    onSuccess: (signedIn) => {
      if (signedIn) enterSession(signedIn)
    },
  })
  const texts = {
    title: t(($) => $.emailChange.title),
    description: t(($) => $.emailChange.description),
    submit: t(($) => $.emailChange.submit),
    doneTitle: t(($) => $.emailChange.doneTitle),
    // The signed-in user may be a different one.
    done: confirm.data ? t(($) => $.emailChange.done) : t(($) => $.emailChange.doneSignIn),
    over: t(($) => $.over.email),
  }
  return <MailedAction action={confirm} overCode="INVALID_EMAIL_CHANGE_CODE" texts={texts} />
}
