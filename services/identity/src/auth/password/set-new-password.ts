import type { SetNewPassword } from '@lernspur/contracts/identity/password.contract'
import { writeDirectory, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { joinByInvitation } from '../../membership/join-by-invitation'
import { notifyInviter } from '../../membership/notify-inviter'
import type { Confirmation } from '../session/confirm-password'
import { endSessions } from '../session/end-sessions'
import { lastRole } from '../session/last-role'
import { findPasswordCode, opensPassword, type PasswordCode } from './password-code'
import { requireUncommon } from './require-uncommon'

const redeem = async (tx: Transaction, { email, code }: SetNewPassword, { userId }: PasswordCode, hash: string) => {
  // Of two concurrent requests with one code, the delete lets one succeed.
  const redeemed = await tx`
    delete from one_time_code otc using app_user u where ${opensPassword(tx, email, code)} returning otc.id`
  if (redeemed.length === 0) refuse('INVALID_PASSWORD_RESET_CODE')
  await tx`update app_user set password_hash = ${hash}, updated_at = now() where id = ${userId}`
  await tx`delete from one_time_code where user_id = ${userId} and kind in ('passwordReset', 'registration')`
  await endSessions(tx, userId, null)
}

/**
 * Sets the password by a mailed code, once, and ends all sessions of the user. A user who registered with an invitation
 * joins its school if it is still open. INVALID_PASSWORD_RESET_CODE, VALIDATION_FAILED for a password that is guessed first.
 */
export const setNewPassword = async (
  call: Call,
  body: SetNewPassword,
  { passwords, client }: Pick<Confirmation, 'passwords' | 'client'>,
): Promise<void> => {
  // Passwords are hashed only for a valid code.
  const found = (await findPasswordCode(call.db, body)) ?? refuse('INVALID_PASSWORD_RESET_CODE')
  const { userId, invitationId, invitingTenantId } = found
  const { language } = call
  await requireUncommon(call.db, { userId, password: body.password, field: 'password', language })
  const hash = await passwords.hash({ client, account: userId }, body.password)
  const tenantId = invitingTenantId ?? (await lastRole(call.db, body.email))?.tenantId
  if (tenantId === undefined) return writeDirectory(call.db, (tx) => redeem(tx, body, found, hash))
  return writeTenant(call.db, tenantId, async (tx) => {
    await redeem(tx, body, found, hash)
    const by = { requestId: call.requestId, actor: { tenantId, userId } }
    const joined = invitationId === null ? undefined : await joinByInvitation(tx, invitationId, found)
    if (joined && invitationId !== null) {
      await audit(tx, by, 'invitation.accept', [invitationId, joined.userRoleId, ...joined.accessRightIds])
      await notifyInviter(tx, invitationId, userId)
    }
    if (joined || invitationId === null) await audit(tx, by, 'password.reset', userId)
  })
}
