import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { mailChangeCode } from './request-email-change'

/** Minutes after a sign-in in which an address may be added: it opens the account from then on. */
const freshMinutes = 15

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
  const [account] = await db<{ email: string; firstName: string; hasPassword: boolean; isFresh: boolean }[]>`
    select u.email, u.first_name, u.password_hash is not null as has_password,
      se.created_at > now() - make_interval(mins => ${freshMinutes}) as is_fresh
    from session se join app_user u on u.id = se.user_id where se.id = ${session.sessionId}`
  if (!account) return refuse('INVALID_TOKEN')
  if (!isMissingAddress(account.email) || account.hasPassword) return refuse('INVALID_PARAMETERS')
  if (!account.isFresh) return refuse('SIGN_IN_TOO_OLD')
  const throttle = makeThrottle(db, secret, { account: account.email, client, device: session.sessionId })
  await throttle.countAttempt()
  await mailChangeCode(call, { newEmail, firstName: account.firstName }, { secret, throttle })
}
