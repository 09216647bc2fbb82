import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Minutes after a sign-in in which it stands for the password that an account does not have. */
const freshMinutes = 15

interface HubAccount {
  readonly email: string
  readonly firstName: string
}

/**
 * Lets an account that only a hub opens do what others confirm by their password, soon after signing in there (rule
 * external.6). INVALID_PARAMETERS for an account with an address or a password, SIGN_IN_TOO_OLD later.
 */
export const confirmFreshSignIn = async ({ db, session }: Call): Promise<HubAccount> => {
  const [account] = await db<(HubAccount & { hasPassword: boolean; isFresh: boolean })[]>`
    select u.email, u.first_name, u.password_hash is not null as has_password,
      se.created_at > now() - make_interval(mins => ${freshMinutes}) as is_fresh
    from session se join app_user u on u.id = se.user_id where se.id = ${session.sessionId}`
  if (!account) return refuse('INVALID_TOKEN')
  const { email, firstName, hasPassword, isFresh } = account
  if (!isMissingAddress(email) || hasPassword) return refuse('INVALID_PARAMETERS')
  return isFresh ? { email, firstName } : refuse('SIGN_IN_TOO_OLD')
}
