import type { Login } from '@lernspur/contracts/auth.contract'
import type { WhoAmI } from '@lernspur/contracts/user.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Database } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { newToken, tokenHash } from '@lernspur/service-kit/token'
import { isUsableRole } from './auth.policy'
import type { PasswordCheck } from './password-check'
import { makeThrottle } from './sign-in-throttle'
import { readWhoAmI } from './who-am-i'
import { writeForRole } from './write-for-role'

interface Account {
  readonly userId: string
  readonly passwordHash: string | null
  /** The role that was used last. */
  readonly userRoleId: string | null
  readonly tenantId: string | null
}

/** Who tries: the network address, and the session that this browser holds already. */
export interface Visitor {
  readonly client: string
  readonly token: string | undefined
}

const findAccount = async (db: Database, email: string): Promise<Account | undefined> => {
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
 * Signs in with address and password: a new session with a new token, in the role that was used last. INVALID_LOGIN
 * alike for an unknown address and a wrong password, TOO_MANY_REQUESTS, 503 in a rush.
 */
export const login = async (
  call: Call,
  { email, password }: Login,
  visitor: Visitor,
  { checkPassword, secret }: { checkPassword: PasswordCheck; secret: string },
): Promise<{ token: string; whoAmI: WhoAmI }> => {
  const address = email.toLowerCase()
  const throttle = makeThrottle(call.db, secret, address, visitor.client)
  await throttle.countAttempt()
  const account = await findAccount(call.db, address)
  const isRight = await checkPassword(password, account?.passwordHash ?? null)
  if (!account || !isRight) return refuse('INVALID_LOGIN')

  const { userId, userRoleId, tenantId } = account
  const role = userRoleId !== null && tenantId !== null ? { userRoleId, tenantId } : null
  const token = newToken()
  const whoAmI = await writeForRole(call.db, role, async (tx) => {
    const [session] = await tx<{ id: string }[]>`
      insert into session (token_hash, user_id, user_role_id)
      values (${tokenHash(token)}, ${userId}, ${userRoleId})
      returning id`
    await tx`
      delete from session
      where token_hash = ${tokenHash(visitor.token ?? '')} or (user_id = ${userId} and expires_at < now())`
    await throttle.forgive(tx)
    if (role && session)
      await audit(tx, { requestId: call.requestId, actor: { ...role, userId } }, 'session.create', session.id)
    return readWhoAmI(tx, { userId, role })
  })
  return { token, whoAmI }
}
