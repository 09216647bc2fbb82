import type { Database, Query } from '@lernspur/service-kit/call/call'
import { isUsableRole } from '../auth.policy'

export interface Account {
  readonly userId: string
  readonly email: string
  readonly passwordHash: string | null
  readonly isTwoFactorOn: boolean
  /** The last used role. */
  readonly userRoleId: string | null
  readonly tenantId: string | null
}

const accountWhere = async (db: Database, condition: Query): Promise<Account | undefined> => {
  const [account] = await db<Account[]>`
    select
      u.id as user_id, u.email, u.password_hash, ur.id as user_role_id, ur.tenant_id,
      exists (select from two_factor tf where tf.user_id = u.id and tf.turned_on_at is not null) as is_two_factor_on
    from app_user u
    left join (user_role ur join tenant t on t.id = ur.tenant_id) on ur.user_id = u.id and ${isUsableRole(db)}
    where ${condition} and u.deactivated_at is null
    order by ur.last_used_at desc nulls last, ur.created_at, ur.id
    limit 1`
  return account
}

/** The account of an address in lower case, unless it was deactivated. */
export const findAccount = (db: Database, email: string): Promise<Account | undefined> =>
  accountWhere(db, db`u.email = ${email}`)

/** The account of a person, unless it was deactivated. */
export const findAccountOf = (db: Database, userId: string): Promise<Account | undefined> =>
  accountWhere(db, db`u.id = ${userId}`)
