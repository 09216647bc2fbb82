import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { lockRole, removeRole } from '@lernspur/service-kit/tenant/user-role'
import { mayTouch } from './user-role.policy'

/** Deletes a role with all its rights on classes; NO_PERMISSION for the last admin. */
export const deleteUserRole = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const role = await lockRole(tx, tenantId, id)
    if (!mayTouch(call.actor, role.roleType)) refuse('NO_PERMISSION')
    await tx`delete from class_access_right where tenant_id = ${tenantId} and user_id = ${role.userId}`
    await removeRole(tx, call, role)
    await audit(tx, call, 'user-role.delete', id, differences(role, { userId: null, roleType: null }))
    return undefined
  })
