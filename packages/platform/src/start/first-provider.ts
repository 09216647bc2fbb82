import { connect } from '@lernspur/database/connect'
import { type Transaction, writeDirectory } from '@lernspur/database/tenant-transaction'
import { mailCode } from '@lernspur/service-kit/mail-code'
import { postMail } from '@lernspur/service-kit/post-mail'
import { tokenHash } from '@lernspur/service-kit/token'

/** The provider's own tenant; it can be renamed like any other. */
const writeProviderTenant = async (tx: Transaction): Promise<string> => {
  const [tenant] = await tx<{ id: string }[]>`
    insert into tenant (name, is_provider, is_wizard_finalized, country_id, state_id)
    select 'Lernspur', true, true, country.id, state.id
    from country join state on state.country_id = country.id
    where country.code = 'DE' order by state.name limit 1
    returning id`
  if (!tenant) throw new Error('There is no state that the provider could be in.')
  return tenant.id
}

/** The first admin, with an account without a password; an account that is there already keeps its own. */
const writeFirstAdmin = async (tx: Transaction, tenantId: string, email: string): Promise<string> => {
  await tx`insert into allowed_email (email) values (${email}) on conflict (email) do nothing`
  const [account] = await tx<{ id: string }[]>`
    insert into app_user as u (email, first_name, last_name) values (${email}, '', '')
    on conflict (email) do update set email = excluded.email
    returning id`
  if (!account) throw new Error('The account of the first provider was not made.')
  await tx`
    insert into user_role (tenant_id, user_id, role_type, status)
    values (${tenantId}, ${account.id}, 'admin', 'active')`
  return account.id
}

/** The mail that sets the first password, as after a registration: open for seven days. */
const mailRegistration = async (tx: Transaction, secret: string, userId: string, recipient: string): Promise<void> => {
  const id = Bun.randomUUIDv7()
  await tx`
    insert into one_time_code (id, kind, code_hash, user_id, expires_at)
    values (${id}, 'registration', ${tokenHash(mailCode(secret, id))}, ${userId}, now() + interval '7 days')`
  await postMail(tx, { id, kind: 'registration', recipient, language: 'de', facts: { firstName: '' } })
}

/**
 * Makes the provider of a new installation, with `email` as its first admin, and posts the link that sets the first
 * password; nobody else ever learns it. Does nothing in a database that has a provider. True when it was made now.
 */
export const makeFirstProvider = async (ownerUrl: string, secret: string, email: string): Promise<boolean> => {
  const db = connect(ownerUrl, { name: 'first-provider', max: 1 })
  try {
    return await writeDirectory(db, async (tx) => {
      // Of two starts at once the second finds what the first made.
      await tx`lock table tenant in share row exclusive mode`
      const known = await tx`select from tenant where is_provider`
      if (known.length > 0) return false
      const userId = await writeFirstAdmin(tx, await writeProviderTenant(tx), email)
      await mailRegistration(tx, secret, userId, email)
      return true
    })
  } finally {
    await db.end()
  }
}
