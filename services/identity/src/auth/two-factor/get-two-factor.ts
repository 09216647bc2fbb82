import type { TwoFactor } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Whether the caller's second factor is on, and how many recovery codes are left. */
export const getTwoFactor = async ({ db, session }: Call): Promise<TwoFactor> => {
  const [found] = await db<{ recoveryCodesLeft: number }[]>`
    select (select count(*)::integer from recovery_code rc where rc.user_id = tf.user_id) as recovery_codes_left
    from two_factor tf where tf.user_id = ${session.userId} and tf.turned_on_at is not null`
  return { isOn: found !== undefined, recoveryCodesLeft: found?.recoveryCodesLeft ?? 0 }
}
