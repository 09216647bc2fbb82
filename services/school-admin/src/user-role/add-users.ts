import type { AddUser, AddUsers, UserRole } from '@lernspur/contracts/user-role.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { invitePeople } from '@lernspur/service-kit/invite-people'
import { refuse } from '@lernspur/service-kit/refusal'
import { mayTouch } from './user-role.policy'
import { readUserRoles } from './user-role.query'

/** Invites one person; USER_ALREADY_EXISTS when the address has a role at the school. */
export const addUser = (call: Call, { roleType, ...person }: AddUser): Promise<UserRole> =>
  call.write(async (tx) => {
    if (!mayTouch(call.actor, roleType)) refuse('CREATE_NOT_ALLOWED')
    const ids = await invitePeople(tx, call, [person], { tenantId: call.actor.tenantId, roleType })
    const [row] = await readUserRoles(tx, call, ids)
    if (!row) return refuse('USER_ALREADY_EXISTS')
    await audit(tx, call, 'user-role.create', row.id)
    return row
  })

/** Invites many by address; users with a role at the school keep it and are not returned. */
export const addUsers = (call: Call, { emails, roleType }: AddUsers) =>
  call.write(async (tx) => {
    if (!mayTouch(call.actor, roleType)) refuse('CREATE_NOT_ALLOWED')
    const addresses = [...new Set(emails.map((email) => email.toLowerCase()))]
    const people = addresses.map((email) => ({ email, firstName: '', lastName: '' }))
    const ids = await invitePeople(tx, call, people, { tenantId: call.actor.tenantId, roleType })
    await audit(tx, call, 'user-role.create', ids)
    const rows = await readUserRoles(tx, call, ids)
    return { rows, count: rows.length }
  })
