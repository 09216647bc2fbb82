import type { Operator } from '@lernspur/contracts/identity/operator.contract'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { type Transaction, writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { claimCooldown } from '@lernspur/service-kit/mail/cooldown'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { tokenHash } from '@lernspur/service-kit/session/token'

/** Who runs the installation, as the settings say. */
type ProviderOperator = Pick<Operator, 'name' | 'addressLines' | 'country'>

const unnamed: ProviderOperator = { name: null, addressLines: [], country: 'DE' }

/**
 * The provider's own tenant, named and placed as the operator is: in the state that name and address mention, else in the
 * first one of the country. It can be renamed like any other.
 */
const findOrWriteTenant = async (
  tx: Transaction,
  { name, addressLines, country = 'DE' }: ProviderOperator,
): Promise<string> => {
  const [known] = await tx<{ id: string }[]>`select id from tenant where is_provider`
  if (known) return known.id
  const [tenant] = await tx<{ id: string }[]>`
    insert into tenant (name, is_provider, is_wizard_finalized, country_id, state_id)
    select ${name?.slice(0, 255) ?? 'Lernspur'}, true, true, country.id, state.id
    from country join state on state.country_id = country.id
    where country.code = ${country}
    order by strpos(lower(${[name, ...addressLines].join(' ')}), lower(state.name)) > 0 desc,
      case when strpos(lower(${[name, ...addressLines].join(' ')}), lower(state.name)) > 0 then -length(state.name) end,
      state.name
    limit 1
    returning id`
  if (!tenant) throw new Error('There is no state that the provider could be in.')
  return tenant.id
}

/** Condition on `u` (app_user): can sign in, or has signed in before by a mailed link. */
const hasEntered = (tx: Transaction | Database) => tx`
  (u.password_hash is not null
    or exists (select from external_identity ei where ei.user_id = u.id)
    or exists (select from consent cn where cn.user_id = u.id))`

/** Whether an admin of the provider can sign in. */
export const someoneSignsIn = async (tx: Transaction | Database): Promise<boolean> => {
  const found = await tx`
    select from user_role ur join tenant t on t.id = ur.tenant_id join app_user u on u.id = ur.user_id
    where t.is_provider and ur.role_type = 'admin' and ur.status = 'active' and u.deactivated_at is null
      and ${hasEntered(tx)}
    limit 1`
  return found.length > 0
}

/** Removes role and mailed links from admins who were named earlier, perhaps by mistake, and never signed in. */
const withdrawOthers = async (tx: Transaction, tenantId: string, email: string): Promise<void> => {
  const gone = await tx<{ userId: string; email: string }[]>`
    delete from user_role ur using app_user u
    where ur.tenant_id = ${tenantId} and ur.role_type = 'admin' and u.id = ur.user_id and u.email <> ${email}
      and not ${hasEntered(tx)}
    returning u.id as user_id, u.email`
  const emails = gone.map((one) => one.email)
  await tx`delete from one_time_code where user_id = any(${gone.map(({ userId }) => userId)}::uuid[])`
  await tx`
    update mail_outbox set status = 'dropped', facts = '{}', settled_at = now()
    where recipient = any(${emails}::text[]) and status = 'waiting'`
  await tx`
    delete from allowed_email ae using app_user u
    where ae.email = any(${emails}::text[]) and u.email = ae.email`
}

/** Creates the first admin with an account without a password; an existing account keeps its password. */
const writeFirstAdmin = async (tx: Transaction, tenantId: string, email: string): Promise<string> => {
  await tx`insert into allowed_email (email) values (${email}) on conflict (email) do nothing`
  const [account] = await tx<{ id: string }[]>`
    insert into app_user as u (email, first_name, last_name) values (${email}, '', '')
    on conflict (email) do update set deactivated_at = null
    returning id`
  if (!account) throw new Error('The account of the first provider was not made.')
  await tx`
    insert into user_role as ur (tenant_id, user_id, role_type, status)
    values (${tenantId}, ${account.id}, 'admin', 'active')
    on conflict (tenant_id, user_id) do update set role_type = 'admin', status = 'active'`
  return account.id
}

/** Sends the mail that sets the first password, as after a registration, valid for seven days; none while one waits. */
const mailRegistration = async (tx: Transaction, secret: string, userId: string, recipient: string): Promise<void> => {
  const kind = 'registration'
  const waiting = await tx`
    select from mail_outbox where recipient = ${recipient} and kind = ${kind} and status in ('waiting', 'sending')`
  if (waiting.length > 0 || !(await claimCooldown(tx, { kind, recipient, secret }))) return
  const id = Bun.randomUUIDv7()
  await tx`
    insert into one_time_code (id, kind, code_hash, user_id, expires_at)
    values (${id}, ${kind}, ${tokenHash(mailCode(secret, id))}, ${userId}, now() + interval '7 days')`
  await postMail(tx, { id, kind, recipient, language: 'de', facts: { firstName: '' } })
}

/**
 * Makes `email` the provider's admin and mails the link that sets the first password, which nobody else ever sees.
 * While no admin of the provider can sign in, each call mails another link, and another address replaces the first
 * (rule server.5). Does nothing once somebody can. True while somebody still has to set a password.
 */
export const inviteFirstProvider = async (
  ownerUrl: string,
  secret: string,
  email: string,
  operator: ProviderOperator = unnamed,
): Promise<boolean> => {
  const db = connect(ownerUrl, { name: 'first-provider', max: 1 })
  try {
    return await writeDirectory(db, async (tx) => {
      // Of two concurrent starts the second finds the first one's rows.
      await tx`lock table tenant in share row exclusive mode`
      if (await someoneSignsIn(tx)) return false
      const tenantId = await findOrWriteTenant(tx, operator)
      await withdrawOthers(tx, tenantId, email)
      await mailRegistration(tx, secret, await writeFirstAdmin(tx, tenantId, email), email)
      return true
    })
  } finally {
    await db.end()
  }
}
