import type { Register } from '@lernspur/contracts/registration.contract'
import { writeDirectory } from '@lernspur/database/tenant-transaction'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { mailCode } from '@lernspur/service-kit/mail-code'
import { claimCooldown, isCoolingDown, postMail } from '@lernspur/service-kit/post-mail'
import { refuse } from '@lernspur/service-kit/refusal'
import { tokenHash } from '@lernspur/service-kit/token'
import { makeThrottle } from '../sign-in-throttle'
import { invitationOf, mayRegister } from './registration.policy'

/** One mail a minute, whether it would bring a first password or a new one. */
const claimMail = async (tx: Transaction, secret: string, email: string): Promise<void> => {
  if (await isCoolingDown(tx, secret, 'passwordReset', email)) refuse('PASSWORD_RESET_MAIL_ALREADY_SENT')
  if (!(await claimCooldown(tx, secret, 'registration', email))) refuse('EMAIL_COOLDOWN_ACTIVE')
}

/** The account without a password; undefined when the address has one with a password. Names that are there stay. */
const openAccount = async (
  tx: Transaction,
  { email, firstName, lastName }: Register,
  { language }: Call,
): Promise<string | undefined> => {
  const [account] = await tx<{ id: string }[]>`
    insert into app_user as known (email, first_name, last_name, language)
    values (${email}, ${firstName}, ${lastName}, ${language})
    on conflict (email) do update set
      first_name = case when known.first_name = '' then excluded.first_name else known.first_name end,
      last_name = case when known.last_name = '' then excluded.last_name else known.last_name end,
      updated_at = now()
    where known.password_hash is null and known.deactivated_at is null
    returning id`
  return account?.id
}

/**
 * Makes an account without a password and mails the link that sets one. UNKNOWN_REGISTRATION, INVALID_INVITATION_CODE,
 * EMAIL_COOLDOWN_ACTIVE, PASSWORD_RESET_MAIL_ALREADY_SENT, TOO_MANY_REQUESTS; none of them tells of an account.
 */
export const register = async (
  call: Call,
  body: Register,
  { secret, client }: { secret: string; client: string },
): Promise<void> => {
  const email = body.email.toLowerCase()
  await makeThrottle(call.db, secret, `register ${email}`, client).countAttempt()
  await writeDirectory(call.db, async (tx) => {
    const invitation = body.invitationCode ? await invitationOf(tx, body.invitationCode, email) : undefined
    const isInvited = invitation !== undefined && invitation.email !== null
    if (!isInvited && !(await mayRegister(tx, email))) refuse('UNKNOWN_REGISTRATION')
    await claimMail(tx, secret, email)
    const { language } = call
    const userId = await openAccount(tx, { ...body, email }, call)
    if (!userId) return postMail(tx, { kind: 'accountExists', recipient: email, language, facts: {} })
    const id = Bun.randomUUIDv7()
    await tx`
      insert into one_time_code (id, kind, code_hash, user_id, invitation_id, expires_at)
      values (
        ${id}, 'registration', ${tokenHash(mailCode(secret, id))}, ${userId}, ${invitation?.id ?? null},
        now() + interval '7 days'
      )`
    const facts = { firstName: body.firstName }
    return postMail(tx, { id, kind: 'registration', recipient: email, language, facts })
  })
}
