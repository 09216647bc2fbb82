import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockRole, removeRole } from '@lernspur/service-kit/tenant/user-role'
import { auditHereAndThere } from '../school-role/audit-here-and-there'
import { mayTouch } from './user.policy'

/** Deletes a role at a school, with all its rights on classes; NO_PERMISSION for the last active admin. */
export const deleteTenantUserRole = (call: Call, tenantId: string, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, tenantId, id)
    const [person] = await tx<{ email: string }[]>`select email from app_user where id = ${role.userId}`
    if (!mayTouch(call.actor, tenantId, role.roleType)) refuse('NO_PERMISSION')
    await removeRole(tx, call, role)
    await tx`select end_class_rights(${tenantId}, ${role.userId})`
    const { userId, roleType, status } = role
    await auditHereAndThere(tx, call, 'user-role.delete', {
      tenantId,
      userRoleId: id,
      email: person?.email ?? '',
      change: { userId: [userId, null], roleType: [roleType, null], status: [status, null] },
    })
    return undefined
  })
