import type { RoleStatus } from '@lernspur/contracts/user.contract'
import type { UpdateUserRole, UserRole } from '@lernspur/contracts/user-role.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { keepOneAdmin, lockRole, mayTouch } from './user-role.policy'
import { readUserRoles } from './user-role.query'

/** Moves that a manager may make; an invitation is answered by the invited person (specification, section 4). */
const moves: Readonly<Partial<Record<RoleStatus, Readonly<Record<'on' | 'off', RoleStatus>>>>> = {
  active: { on: 'active', off: 'disabled' },
  disabled: { on: 'active', off: 'disabled' },
}

/** Changes role type or switches a role on and off; UPDATE_NOT_ALLOWED for the last admin and for admins by managers. */
export const updateUserRole = (call: Call, id: string, change: UpdateUserRole): Promise<UserRole> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, call, id)
    const roleType = change.roleType ?? role.roleType
    if (!mayTouch(call.actor, role.roleType, roleType)) refuse('UPDATE_NOT_ALLOWED')
    const status =
      change.isActive === undefined
        ? role.status
        : (moves[role.status]?.[change.isActive ? 'on' : 'off'] ?? refuse('UPDATE_NOT_ALLOWED'))
    await tx`
      update user_role set role_type = ${roleType}, status = ${status}, updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await keepOneAdmin(tx, call, 'UPDATE_NOT_ALLOWED')
    await audit(tx, call, 'user-role.update', id)
    const [row] = await readUserRoles(tx, call, [id])
    return row ?? refuse('NOT_FOUND')
  })
