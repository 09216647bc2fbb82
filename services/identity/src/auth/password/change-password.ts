import type { ChangePassword } from '@lernspur/contracts/identity/password.contract'
import type { WhoAmI } from '@lernspur/contracts/identity/user.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { type Confirmation, confirmPassword } from '../session/confirm-password'
import { renewSession } from '../session/renew-session'
import { readWhoAmI } from '../who-am-i'
import { writeForRole } from '../write-for-role'
import { requireUncommon } from './require-uncommon'

/**
 * Changes the caller's password, ends all other sessions and gives this one a new token. PASSWORD_MISMATCH for a wrong
 * current one, TOO_MANY_REQUESTS, VALIDATION_FAILED for a password that is guessed first.
 */
export const changePassword = async (
  call: Call,
  { currentPassword, newPassword }: ChangePassword,
  confirmation: Confirmation,
): Promise<{ token: string; whoAmI: WhoAmI }> => {
  const { passwordHash, throttle } = await confirmPassword(call, currentPassword, confirmation)
  const { userId, role } = call.session
  await requireUncommon(call.db, { userId, password: newPassword, field: 'newPassword', language: call.language })
  const hash = await confirmation.passwords.hash({ client: confirmation.client, account: userId }, newPassword)
  return writeForRole(call.db, role, async (tx) => {
    const changed = await tx`
      update app_user set password_hash = ${hash}, updated_at = now()
      where id = ${userId} and password_hash = ${passwordHash} returning id`
    // A concurrent request changed it after it was checked.
    if (changed.length === 0) return refuse('PASSWORD_MISMATCH')
    await tx`delete from one_time_code where user_id = ${userId} and kind = 'passwordReset'`
    const token = await renewSession(tx, call.session)
    await throttle.forgive(tx)
    if (role) await audit(tx, call, 'password.change', userId)
    return { token, whoAmI: await readWhoAmI(tx, { userId, role }) }
  })
}
