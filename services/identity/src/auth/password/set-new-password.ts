import type { SetNewPassword } from '@lernspur/contracts/password.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import type { Passwords } from '../password-check'
import { lastRole } from '../session/last-role'
import { writeForRole } from '../write-for-role'
import { opensPassword } from './password-code'
import { validateCode } from './validate-code'

/** Sets the password by a mailed code, once, and ends all sessions of the user. INVALID_PASSWORD_RESET_CODE. */
export const setNewPassword = async (call: Call, body: SetNewPassword, passwords: Passwords): Promise<void> => {
  const { email, code, password } = body
  // Nobody makes the service hash without a code that holds.
  if (!(await validateCode(call, { email, code })).isValid) refuse('INVALID_PASSWORD_RESET_CODE')
  const hash = await passwords.hash(password)
  const role = await lastRole(call.db, email)
  await writeForRole(call.db, role, async (tx) => {
    // Of two who redeem the code at once, the delete lets one through.
    const [redeemed] = await tx<{ userId: string }[]>`
      delete from one_time_code c using app_user u where ${opensPassword(tx, email, code)} returning c.user_id`
    if (!redeemed) return refuse('INVALID_PASSWORD_RESET_CODE')
    const { userId } = redeemed
    await tx`update app_user set password_hash = ${hash}, updated_at = now() where id = ${userId}`
    await tx`delete from one_time_code where user_id = ${userId} and kind in ('passwordReset', 'registration')`
    await tx`delete from session where user_id = ${userId}`
    if (role) await audit(tx, { requestId: call.requestId, actor: { ...role, userId } }, 'password.reset', userId)
  })
}
