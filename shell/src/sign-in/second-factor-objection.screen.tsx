import { twoFactorResetCalls } from '@lernspur/api-client/identity/two-factor/two-factor-reset.queries'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import { MailedAction } from './layout/mailed-action'

/** Objects to the removal of the user's second factor by a mailed link (`/auth/second-factor`), signed in or not. */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  const texts = {
    title: t(($) => $.objection.title),
    description: t(($) => $.objection.description),
    submit: t(($) => $.objection.submit),
    doneTitle: t(($) => $.objection.doneTitle),
    done: t(($) => $.objection.done),
    over: t(($) => $.over.objection),
  }
  return (
    <MailedAction
      action={useMutation(twoFactorResetCalls.objectToTwoFactorReset())}
      overCode="INVALID_PARAMETERS"
      texts={texts}
    />
  )
}
