import type { WhoAmI } from '@lernspur/contracts/identity/user.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import { isUsableRole } from './auth.policy'
import { readWhoAmI } from './who-am-i'
import { writeForRole } from './write-for-role'

/**
 * Switches the session to another role, with a new token. NOT_FOUND for a role of another user, one that is not active,
 * and one of a disabled school.
 */
export const changeUserRole = async (call: Call, userRoleId: string): Promise<{ token: string; whoAmI: WhoAmI }> => {
  const { db, requestId } = call
  const { userId, sessionId } = call.session
  const [found] = await db<{ tenantId: string }[]>`
    select ur.tenant_id from user_role ur join tenant t on t.id = ur.tenant_id
    where ur.id = ${userRoleId} and ur.user_id = ${userId} and ${isUsableRole(db)}`
  if (!found) return refuse('NOT_FOUND')
  const role = { userRoleId, tenantId: found.tenantId }
  const token = newToken()
  const whoAmI = await writeForRole(db, role, async (tx) => {
    await tx`
      update session set token_hash = ${tokenHash(token)}, user_role_id = ${userRoleId} where id = ${sessionId}`
    await audit(tx, { requestId, actor: { ...role, userId } }, 'session.update', sessionId)
    return readWhoAmI(tx, { userId, role })
  })
  return { token, whoAmI }
}
