import type { AddedUsers, AddUser, AddUsers, UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuseUnmailed } from '@lernspur/service-kit/mail/claim-invitation-mails'
import { invitePeople } from '@lernspur/service-kit/tenant/invite-people'
import { mayTouch } from './user-role.policy'
import { readUserRoles } from './user-role.query'

/**
 * Invites one person; USER_ALREADY_EXISTS when the address has a role at the school, EMAIL_COOLDOWN_ACTIVE and
 * TOO_MANY_REQUESTS when it cannot be mailed now.
 */
export const addUser = (call: Call, { roleType, ...person }: AddUser, secret: string): Promise<UserRole> =>
  call.write(async (tx) => {
    if (!mayTouch(call.actor, roleType)) refuse('CREATE_NOT_ALLOWED')
    const { tenantId } = call.actor
    const { ids, notMailed } = await invitePeople(tx, call, [person], { tenantId, roleType, secret })
    if (notMailed[0]) await refuseUnmailed(tx, secret, notMailed[0])
    const [row] = await readUserRoles(tx, call, ids)
    if (!row) return refuse('USER_ALREADY_EXISTS')
    await audit(tx, call, 'user-role.create', row.id)
    return row
  })

/**
 * Invites many by address, new accounts with the names given for them; users with a role at the school keep it and are not returned, and nothing is written for
 * addresses that cannot be mailed now.
 */
export const addUsers = (call: Call, { emails, roleType, names = [] }: AddUsers, secret: string): Promise<AddedUsers> =>
  call.write(async (tx) => {
    if (!mayTouch(call.actor, roleType)) refuse('CREATE_NOT_ALLOWED')
    const { tenantId } = call.actor
    const nameOf = new Map(
      names.map(({ email, firstName, lastName }) => [email.toLowerCase(), { firstName, lastName }]),
    )
    const people = emails.map((email) => ({ email, firstName: '', lastName: '', ...nameOf.get(email.toLowerCase()) }))
    const { ids, notMailed } = await invitePeople(tx, call, people, { tenantId, roleType, secret })
    await audit(tx, call, 'user-role.create', ids)
    const rows = await readUserRoles(tx, call, ids)
    return { rows, count: rows.length, notMailed: [...notMailed] }
  })
