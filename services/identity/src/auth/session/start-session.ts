import type { WhoAmI } from '@lernspur/contracts/user.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Database, Transaction } from '@lernspur/service-kit/call'
import { newToken, tokenHash } from '@lernspur/service-kit/token'
import { welcome } from '../../welcome'
import { isUsableRole } from '../auth.policy'
import { readWhoAmI } from '../who-am-i'
import { writeForRole } from '../write-for-role'

export interface Account {
  readonly userId: string
  readonly passwordHash: string | null
  /** The role that was used last. */
  readonly userRoleId: string | null
  readonly tenantId: string | null
}

/** The account of an address in lower case, unless it was deactivated. */
export const findAccount = async (db: Database, email: string): Promise<Account | undefined> => {
  const [account] = await db<Account[]>`
    select u.id as user_id, u.password_hash, r.id as user_role_id, r.tenant_id
    from app_user u
    left join (user_role r join tenant t on t.id = r.tenant_id) on r.user_id = u.id and ${isUsableRole(db)}
    where u.email = ${email} and u.deactivated_at is null
    order by r.last_used_at desc nulls last, r.created_at, r.id
    limit 1`
  return account
}

/**
 * Begins a session in the role that was used last and ends the one that the browser held. `first` runs in the same
 * transaction and may still refuse.
 */
export const startSession = async (
  { db, requestId }: Call,
  { userId, userRoleId, tenantId }: Account,
  presented: string | undefined,
  first: (tx: Transaction) => Promise<void>,
): Promise<{ token: string; whoAmI: WhoAmI }> => {
  const role = userRoleId !== null && tenantId !== null ? { userRoleId, tenantId } : null
  const token = newToken()
  const whoAmI = await writeForRole(db, role, async (tx) => {
    await first(tx)
    const [session] = await tx<{ id: string }[]>`
      insert into session (token_hash, user_id, user_role_id)
      values (${tokenHash(token)}, ${userId}, ${userRoleId})
      returning id`
    await tx`
      delete from session
      where token_hash = ${tokenHash(presented ?? '')} or (user_id = ${userId} and expires_at < now())`
    await welcome(tx, userId)
    if (role && session) await audit(tx, { requestId, actor: { ...role, userId } }, 'session.create', session.id)
    return readWhoAmI(tx, { userId, role })
  })
  return { token, whoAmI }
}
