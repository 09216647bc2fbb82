import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { isGuardedRole, requestLoss } from '@lernspur/service-kit/tenant/role-loss'
import { lockRole, removeRole } from '@lernspur/service-kit/tenant/user-role'
import { auditHereAndThere } from '../school-role/audit-here-and-there'
import { mayTouch } from './user.policy'

/**
 * Deletes a role at a school, with all its rights on classes; NO_PERMISSION for the last active admin. In a school that
 * others lead, that is only requested (rule role.10).
 */
export const deleteTenantUserRole = (call: Call, tenantId: string, id: string, secret: string): Promise<undefined> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, tenantId, id)
    const [person] = await tx<{ email: string }[]>`select email from app_user where id = ${role.userId}`
    if (!mayTouch(call.actor, tenantId, role.roleType)) refuse('NO_PERMISSION')
    const act = { tenantId, userRoleId: id, email: person?.email ?? '' }
    if (tenantId !== call.actor.tenantId && (await isGuardedRole(tx, role))) {
      await requestLoss(tx, call, role, { kind: 'removal' }, secret)
      const change = { requestedLoss: [role.requestedLoss, 'removal'] } as const
      await auditHereAndThere(tx, call, 'user-role.update', { ...act, change })
      return undefined
    }
    await removeRole(tx, call, role)
    await tx`select end_class_rights(${tenantId}, ${role.userId})`
    const { userId, roleType, status } = role
    await auditHereAndThere(tx, call, 'user-role.delete', {
      ...act,
      change: { userId: [userId, null], roleType: [roleType, null], status: [status, null] },
    })
    return undefined
  })
