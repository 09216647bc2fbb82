import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { keepOneAdmin, lockRole, mayTouch } from './user-role.policy'

/** Ends somebody's work at the school, with all rights on classes; NO_PERMISSION for the last admin. */
export const deleteUserRole = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, call, id)
    if (!mayTouch(call.actor, role.roleType)) refuse('NO_PERMISSION')
    const { tenantId } = call.actor
    await tx`delete from class_access_right where tenant_id = ${tenantId} and user_id = ${role.userId}`
    await tx`delete from user_role where tenant_id = ${tenantId} and id = ${id}`
    await keepOneAdmin(tx, call, 'NO_PERMISSION')
    await audit(tx, call, 'user-role.delete', id)
    return undefined
  })
