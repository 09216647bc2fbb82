import type { UpdateUserRole, UserRole } from '@lernspur/contracts/user-role.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { changeRole, lockRole } from '@lernspur/service-kit/user-role'
import { mayTouch } from './user.policy'
import { readUserRole } from './user.query'

/** Changes the role type, or disables and enables a role; UPDATE_NOT_ALLOWED for the last active admin of a school. */
export const updateTenantUserRole = (
  call: Call,
  tenantId: string,
  id: string,
  change: UpdateUserRole,
): Promise<UserRole> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, tenantId, id)
    const next = change.roleType ?? role.roleType
    if (!mayTouch(call.actor, tenantId, role.roleType, next)) refuse('UPDATE_NOT_ALLOWED')
    await changeRole(tx, call, role, change)
    await audit(tx, call, 'user-role.update', id)
    return readUserRole(tx, id)
  })
