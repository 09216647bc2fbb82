import type { UpdateSchoolRole, UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { changeRole, lockRole } from '@lernspur/service-kit/tenant/user-role'
import { setRoleEnd } from './end/role-end'
import { mayDecide, mayTouch } from './user-role.policy'
import { readUserRoles } from './user-role.query'

/**
 * Changes the role type or the last day, or disables and enables a role; UPDATE_NOT_ALLOWED for the last admin, and for managers when
 * the role is an admin's or an admin has to confirm it first.
 */
export const updateUserRole = (call: Call, id: string, { endsOn, ...change }: UpdateSchoolRole): Promise<UserRole> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, call.actor.tenantId, id)
    if (!mayTouch(call.actor, role.roleType, change.roleType ?? role.roleType)) refuse('UPDATE_NOT_ALLOWED')
    if (!mayDecide(call.actor, role)) refuse('UPDATE_NOT_ALLOWED')
    await setRoleEnd(tx, call, role, endsOn)
    await changeRole(tx, call, role, change)
    const [row] = await readUserRoles(tx, call, [id])
    if (!row) return refuse('NOT_FOUND')
    const { roleType, status } = row
    const after = { roleType, status, endsOn: row.endsOn ?? null }
    await audit(tx, call, 'user-role.update', id, differences(role, after))
    return row
  })
