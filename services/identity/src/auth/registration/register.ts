import type { Register } from '@lernspur/contracts/identity/registration.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseWhileCooling, requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { writeConsent } from '../../shared-sql/consent-row'
import { findOrCreateUser } from '../account/find-or-create-user'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { invitationOf, mayRegister } from './registration.policy'

/** One mail a minute, for a first password as for a new one. */
const claimMail = async (tx: Transaction, secret: string, email: string): Promise<void> => {
  const mail = { recipient: email, secret }
  await refuseWhileCooling(tx, { ...mail, kind: 'passwordReset' }, 'PASSWORD_RESET_MAIL_ALREADY_SENT')
  await requireCooldown(tx, { ...mail, kind: 'registration' }, 'EMAIL_COOLDOWN_ACTIVE')
}

/** Explains by mail alone why the address cannot register: it has an account, which may be closed or disabled. */
const postRefusal = async (tx: Transaction, email: string, language: Language): Promise<void> => {
  const mail = { recipient: email, language }
  const [closed] = await tx<{ firstName: string; reason: string | null }[]>`
    select first_name, disabled_reason as reason from app_user
    where email = ${email} and deactivated_at is not null`
  if (!closed) return postMail(tx, { ...mail, kind: 'accountExists', facts: {} })
  const { firstName, reason } = closed
  if (reason === null) return postMail(tx, { ...mail, kind: 'accountClosed', facts: {} })
  return postMail(tx, { ...mail, kind: 'accountDisabled', facts: { firstName, reason } })
}

/**
 * Creates an account without a password and mails the link that sets one. UNKNOWN_REGISTRATION,
 * INVALID_INVITATION_CODE, EMAIL_COOLDOWN_ACTIVE, PASSWORD_RESET_MAIL_ALREADY_SENT, TOO_MANY_REQUESTS; none of them
 * reveals whether there is an account.
 */
export const register = async (
  call: Call,
  body: Register,
  { secret, client }: { secret: string; client: string },
): Promise<void> => {
  const email = body.email.toLowerCase()
  await makeThrottle(call.db, secret, { account: `register ${email}`, client }).countAttempt()
  await writeDirectory(call.db, async (tx) => {
    const invitation = body.invitationCode ? await invitationOf(tx, body.invitationCode, email) : undefined
    const isInvited = invitation !== undefined && invitation.email !== null
    if (!isInvited && !(await mayRegister(tx, email))) refuse('UNKNOWN_REGISTRATION')
    await claimMail(tx, secret, email)
    const { language } = call
    const { firstName, lastName } = body
    const userId = await findOrCreateUser(tx, { email, firstName, lastName, language }, { onlyWithoutPassword: true })
    if (!userId) return postRefusal(tx, email, language)
    if (body.consent) await writeConsent(tx, { userId, shown: body.consent, language })
    const id = Bun.randomUUIDv7()
    await tx`
      insert into one_time_code (id, kind, code_hash, user_id, invitation_id, expires_at)
      values (
        ${id}, 'registration', ${tokenHash(mailCode(secret, id))}, ${userId}, ${invitation?.id ?? null},
        now() + interval '7 days'
      )`
    return postMail(tx, { id, kind: 'registration', recipient: email, language, facts: { firstName } })
  })
}
