import type { AddUser, UserRole } from '@lernspur/contracts/user-role.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { invitePeople } from '@lernspur/service-kit/invite-people'
import { refuse } from '@lernspur/service-kit/refusal'
import { readTenantRow } from '@lernspur/service-kit/tenant-row'
import { isOwnPerson, mayTouch } from './user.policy'
import { readUserRole } from './user.query'

/**
 * Invites one person to a school. USER_ALREADY_EXISTS when the address has a role there, CREATE_NOT_ALLOWED for the
 * provider's own people: those who administer all schools must not become members this way.
 */
export const addTenantUser = (call: Call, tenantId: string, { roleType, ...person }: AddUser): Promise<UserRole> =>
  call.write(async (tx) => {
    const { isProvider } = await readTenantRow(tx, tenantId)
    if (!mayTouch(call.actor, tenantId, roleType)) refuse('CREATE_NOT_ALLOWED')
    if (!isProvider && (await isOwnPerson(tx, call.actor, person.email))) refuse('CREATE_NOT_ALLOWED')
    const [id] = await invitePeople(tx, call, tenantId, [person], roleType)
    if (id === undefined) return refuse('USER_ALREADY_EXISTS')
    await audit(tx, call, 'user-role.create', id)
    return readUserRole(tx, id)
  })
