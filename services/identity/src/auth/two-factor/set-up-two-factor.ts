import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import type { TwoFactorSetUp } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { type Confirmation, confirmPassword } from '../session/confirm-password'
import { writeForRole } from '../write-for-role'
import { sealSecret } from './sealed-secret'
import { newTotpSecret, showTotp } from './totp'

/**
 * Creates the secret of an authenticator, and replaces one that was never confirmed. PASSWORD_MISMATCH,
 * TOO_MANY_REQUESTS, INVALID_PARAMETERS when the second factor is on.
 */
export const setUpTwoFactor = async (
  call: Call,
  currentPassword: string,
  confirmation: Confirmation,
): Promise<TwoFactorSetUp> => {
  const { email, throttle } = await confirmPassword(call, currentPassword, confirmation)
  const { userId, role } = call.session
  const totpSecret = newTotpSecret()
  await writeForRole(call.db, role, async (tx) => {
    const made = await tx`
      insert into two_factor as tf (user_id, sealed_secret)
      values (${userId}, ${sealSecret(confirmation.secret, userId, totpSecret)})
      on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
      where tf.turned_on_at is null
      returning user_id`
    if (made.length === 0) refuse('INVALID_PARAMETERS')
    await throttle.forgive(tx)
    if (role) await audit(tx, call, 'two-factor.create', userId)
  })
  return showTotp(totpSecret, visibleAddress(email))
}
