import type { Call } from '@lernspur/service-kit/call/call'
import { confirmFreshSignIn } from '../session/confirm-fresh-sign-in'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { mailChangeCode } from './request-email-change'

/**
 * Mails a code to the first address of an account that only a hub opens (rule external.6). INVALID_PARAMETERS for an
 * account with an address or a password, SIGN_IN_TOO_OLD, USER_ALREADY_EXISTS for an address that has an account,
 * EMAIL_CHANGE_MAIL_ALREADY_SENT within a minute, TOO_MANY_REQUESTS.
 */
export const addEmail = async (
  call: Call,
  newEmail: string,
  { secret, client }: { readonly secret: string; readonly client: string },
): Promise<void> => {
  const { db, session } = call
  const account = await confirmFreshSignIn(call)
  const throttle = makeThrottle(db, secret, { account: account.email, client, device: session.sessionId })
  await throttle.countAttempt()
  await mailChangeCode(call, { newEmail, firstName: account.firstName }, { secret, throttle })
}
