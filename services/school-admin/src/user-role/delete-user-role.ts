import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { lockRole } from '@lernspur/service-kit/tenant/user-role'
import { removeMember } from '../membership/remove-member'
import { mayTouch } from './user-role.policy'

/** Deletes a role with all its rights on classes; NO_PERMISSION for the last admin. */
export const deleteUserRole = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const role = await lockRole(tx, call.actor.tenantId, id)
    if (!mayTouch(call.actor, role.roleType)) refuse('NO_PERMISSION')
    await removeMember(tx, call, role)
    await audit(tx, call, 'user-role.delete', id, differences(role, { userId: null, roleType: null }))
    return undefined
  })
