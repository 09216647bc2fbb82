import type { RequestEmailChange } from '@lernspur/contracts/identity/email.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { type Confirmation, confirmPassword } from '../session/confirm-password'
import type { Throttle } from '../throttle/sign-in-throttle'
import { writeForRole } from '../write-for-role'

/**
 * Mails a code to the new address, valid for an hour. PASSWORD_MISMATCH, USER_ALREADY_EXISTS for an address that has an
 * account, EMAIL_CHANGE_MAIL_ALREADY_SENT within a minute, TOO_MANY_REQUESTS.
 */
export const requestEmailChange = async (
  call: Call,
  { currentPassword, newEmail }: RequestEmailChange,
  confirmation: Confirmation,
): Promise<void> => {
  const { firstName, throttle } = await confirmPassword(call, currentPassword, confirmation)
  await mailChangeCode(call, { newEmail, firstName }, { secret: confirmation.secret, throttle })
}

/** Mails a code to an address that becomes the account's once it is confirmed. */
export const mailChangeCode = async (
  call: Call,
  { newEmail, firstName }: { readonly newEmail: string; readonly firstName: string },
  { secret, throttle }: { readonly secret: string; readonly throttle: Throttle },
): Promise<void> => {
  const { userId, role } = call.session
  const recipient = newEmail.toLowerCase()
  await writeForRole(call.db, role, async (tx) => {
    const taken = await tx`select from app_user where email = ${recipient}`
    if (taken.length > 0) refuse('USER_ALREADY_EXISTS')
    await requireCooldown(tx, { kind: 'emailChange', recipient, secret }, 'EMAIL_CHANGE_MAIL_ALREADY_SENT')
    const id = Bun.randomUUIDv7()
    // Only the latest request counts, so that an older mail cannot undo it.
    await tx`delete from one_time_code where user_id = ${userId} and kind = 'emailChange'`
    await tx`
      insert into one_time_code (id, kind, code_hash, user_id, new_email, expires_at)
      values (
        ${id}, 'emailChange', ${tokenHash(mailCode(secret, id))}, ${userId}, ${recipient},
        now() + interval '60 minutes'
      )`
    await postMail(tx, { id, kind: 'emailChange', recipient, language: call.language, facts: { firstName } })
    await throttle.forgive(tx)
    if (role) await audit(tx, call, 'email.request', userId)
  })
}
