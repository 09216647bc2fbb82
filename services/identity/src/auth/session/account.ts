import type { Database, Query } from '@lernspur/service-kit/call'
import { isUsableRole } from '../auth.policy'

export interface Account {
  readonly userId: string
  readonly email: string
  readonly passwordHash: string | null
  readonly isTwoFactorOn: boolean
  /** The role that was used last. */
  readonly userRoleId: string | null
  readonly tenantId: string | null
}

const accountWhere = async (db: Database, condition: Query): Promise<Account | undefined> => {
  const [account] = await db<Account[]>`
    select
      u.id as user_id, u.email, u.password_hash, r.id as user_role_id, r.tenant_id,
      exists (select from two_factor f where f.user_id = u.id and f.turned_on_at is not null) as is_two_factor_on
    from app_user u
    left join (user_role r join tenant t on t.id = r.tenant_id) on r.user_id = u.id and ${isUsableRole(db)}
    where ${condition} and u.deactivated_at is null
    order by r.last_used_at desc nulls last, r.created_at, r.id
    limit 1`
  return account
}

/** The account of an address in lower case, unless it was deactivated. */
export const findAccount = (db: Database, email: string): Promise<Account | undefined> =>
  accountWhere(db, db`u.email = ${email}`)

/** The account of a person, unless it was deactivated. */
export const findAccountOf = (db: Database, userId: string): Promise<Account | undefined> =>
  accountWhere(db, db`u.id = ${userId}`)
