import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { endSessions } from '../session/end-sessions'
import { liftLock, lockedUntil } from '../throttle/account-lock'

/** An admin of the provider, as whoever runs the server sees him or her. */
export interface ProviderAdmin {
  readonly email: string
  readonly name: string
  /** Whether the account is open and the role accepted. */
  readonly isActive: boolean
  /** Has a password or a linked identity. */
  readonly canSignIn: boolean
  readonly hasSecondFactor: boolean
  /** Until when sign-ins are refused after many wrong ones; null when they are not. */
  readonly lockedUntil: string | null
  readonly lastSignedInAt: string | null
}

/** The provider's admins by their addresses. */
export const listProviderAdmins = async (db: Database, secret: string): Promise<ProviderAdmin[]> => {
  const admins = await db<Omit<ProviderAdmin, 'lockedUntil'>[]>`
    select u.email, trim(u.first_name || ' ' || u.last_name) as name,
      ur.status = 'active' and u.deactivated_at is null as is_active,
      u.password_hash is not null or exists (select from external_identity ei where ei.user_id = u.id) as can_sign_in,
      exists (select from two_factor tf where tf.user_id = u.id and tf.turned_on_at is not null) as has_second_factor,
      u.last_signed_in_at
    from user_role ur
    join tenant t on t.id = ur.tenant_id
    join app_user u on u.id = ur.user_id
    where t.is_provider and ur.role_type = 'admin'
    order by u.email`
  return await Promise.all(
    admins.map(async (admin) => ({ ...admin, lockedUntil: await lockedUntil(db, secret, admin.email) })),
  )
}

interface Account {
  readonly id: string
  readonly firstName: string
  readonly language: Language
}

const findAccount = async (tx: Transaction, email: string): Promise<Account | undefined> => {
  const [account] = await tx<Account[]>`
    select u.id, u.first_name, u.language from app_user u where u.email = ${email} for update`
  return account
}

/** Who acts on the server has no account here: the audit names the server. */
const byServer = { actor: { userId: null }, requestId: 'server' } as const

/** Writes what was done on the server into the audit of the provider and of every school where the person works. */
const auditServerAct = async (tx: Transaction, action: `${string}.${string}`, userId: string): Promise<void> => {
  const tenants = await tx<{ id: string }[]>`
    select t.id from tenant t
    where t.is_provider or exists (
      select from user_role ur
      where ur.tenant_id = t.id and ur.user_id = ${userId} and ur.status in ('active', 'disabled'))
    order by t.id`
  for (const { id } of tenants) await auditInSchool(tx, byServer, id, action, userId, { actor: ['server', 'server'] })
}

/** Writes into the audit who was invited as the provider's first admin. */
export const auditFirstAdmin = (db: Database, email: string): Promise<void> =>
  writeDirectory(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (account) await auditServerAct(tx, 'user-role.invite', account.id)
  })

/**
 * Removes the second factor of an account with its recovery codes, ends its sessions, mails and audits it: for whoever
 * has lost it where nobody else may remove it (rule stack.8). `none` for an account without one, `unknown` without an
 * account.
 */
export const resetFactor = (db: Database, email: string): Promise<'done' | 'none' | 'unknown'> =>
  writeDirectory(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (!account) return 'unknown'
    const { id, firstName, language } = account
    const removed = await tx`delete from two_factor where user_id = ${id}`
    if (removed.count === 0) return 'none'
    await endSessions(tx, id, null)
    await postMail(tx, { kind: 'twoFactorRemoved', recipient: email, language, facts: { firstName } })
    await auditServerAct(tx, 'two-factor.reset', id)
    return 'done'
  })

/** Forgets all attempts to sign in to an account, wherever they came from. `none` where none is refused. */
export const unlock = (db: Database, secret: string, email: string): Promise<'done' | 'none' | 'unknown'> =>
  writeDirectory(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (!account) return 'unknown'
    const isLocked = (await lockedUntil(tx, secret, email)) !== null
    await liftLock(tx, secret, email)
    if (!isLocked) return 'none'
    await auditServerAct(tx, 'user.unlock', account.id)
    return 'done'
  })
