import type {
  RequestTwoFactorReset,
  TwoFactorReset,
} from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { isWaiting, mayReset, requireAdmin } from './two-factor-reset.policy'
import { readResets } from './two-factor-reset.query'

interface Person {
  readonly userId: string
  readonly firstName: string
  readonly recipient: string
  readonly language: Language
  readonly tenantName: string
}

/** Nobody removes their own second factor this way. */
const findPerson = async (tx: Transaction, { tenantId, userId }: Actor, email: string): Promise<Person> => {
  const [person] = await tx<Person[]>`
    select u.id as user_id, u.first_name, u.email as recipient, u.language, t.name as tenant_name
    from app_user u join tenant t on t.id = ${tenantId}
    where u.email = ${email} and u.id <> ${userId} and ${mayReset(tx)}`
  return person ?? refuse('NOT_FOUND')
}

/** Ends the person's lapsed request, so that another may begin. */
const endLapsed = (tx: Transaction, userId: string) => tx`
  update two_factor_reset tfr set outcome = 'lapsed', ended_at = now()
  from app_user u, tenant t
  where tfr.user_id = ${userId} and tfr.outcome is null and u.id = tfr.user_id and t.id = tfr.tenant_id
    and not ${isWaiting(tx)}`

/**
 * Requests that the second factor of a person be removed after a day, and mails the person. CREATE_NOT_ALLOWED for
 * managers; NOT_FOUND for an address without an account, a person without a second factor and one whom the school may
 * not help; INVALID_PARAMETERS when a request waits already, EMAIL_COOLDOWN_ACTIVE.
 */
export const requestTwoFactorReset = (
  call: Call,
  { email, reason }: RequestTwoFactorReset,
  secret: string,
): Promise<TwoFactorReset> => {
  const { actor } = call
  requireAdmin(actor, 'CREATE_NOT_ALLOWED')
  return call.write(async (tx) => {
    const { userId, recipient, language, firstName, tenantName } = await findPerson(tx, actor, email.toLowerCase())
    await endLapsed(tx, userId)
    const id = Bun.randomUUIDv7()
    const made = await tx`
      insert into two_factor_reset (id, user_id, tenant_id, requested_by, reason, objection_hash, admin_ids)
      values (
        ${id}, ${userId}, ${actor.tenantId}, ${actor.userId}, ${reason}, ${tokenHash(mailCode(secret, id))},
        array(
          select distinct ur.user_id from user_role ur join tenant t on t.id = ur.tenant_id
          where (t.id = ${actor.tenantId} or t.is_provider) and ur.role_type = 'admin' and ur.status = 'active'
        )
      )
      on conflict (user_id) where outcome is null do nothing
      returning id`
    if (made.length === 0) refuse('INVALID_PARAMETERS')
    await requireCooldown(tx, { kind: 'twoFactorReset', recipient, secret }, 'EMAIL_COOLDOWN_ACTIVE')
    const facts = { firstName, tenantName, reason }
    await postMail(tx, { id, kind: 'twoFactorReset', recipient, language, facts })
    await audit(tx, call, 'two-factor-reset.create', [id, userId])
    const [reset] = await readResets(tx, actor, tx`tfr.id = ${id}`)
    return reset ?? refuse('NOT_FOUND')
  })
}
