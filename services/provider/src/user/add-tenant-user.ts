import type { AddUser, UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuseUnmailed } from '@lernspur/service-kit/mail/claim-invitation-mails'
import { invitePeople } from '@lernspur/service-kit/tenant/invite-people'
import { notifySchool } from '@lernspur/service-kit/tenant/notify-school'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'
import { auditHereAndThere } from '../school-role/audit-here-and-there'
import { isOwnPerson } from '../school-role/own-person'
import { mayTouch } from './user.policy'
import { readUserRole } from './user.query'

/**
 * Invites one person to a school; a new admin or manager of a school that has an admin is invited only once an admin of
 * it has confirmed (rule role.4). USER_ALREADY_EXISTS when the address has a role there, EMAIL_COOLDOWN_ACTIVE and
 * TOO_MANY_REQUESTS when it cannot be mailed now, CREATE_NOT_ALLOWED for all but admins of the provider, and for the
 * provider's own people: those who administer all schools must not become members this way.
 */
export const addTenantUser = (
  call: Call,
  tenantId: string,
  { roleType, ...person }: AddUser,
  secret: string,
): Promise<UserRole> =>
  call.write(async (tx) => {
    const { isProvider } = await readTenantRow(tx, tenantId)
    if (!mayTouch(call.actor, tenantId, roleType)) refuse('CREATE_NOT_ALLOWED')
    if (!isProvider && (await isOwnPerson(tx, call.actor, person.email))) refuse('CREATE_NOT_ALLOWED')
    // Also in a school where nobody can confirm yet: the request waits until somebody can.
    const isRequested = !isProvider && roleType !== 'user'
    const { ids, notMailed } = await invitePeople(tx, call, [person], { tenantId, roleType, isRequested, secret })
    if (notMailed[0]) await refuseUnmailed(tx, secret, notMailed[0])
    const [id] = ids
    if (id === undefined) return refuse('USER_ALREADY_EXISTS')
    await notifySchool(tx, call, id, secret)
    await auditHereAndThere(tx, call, 'user-role.create', {
      tenantId,
      userRoleId: id,
      email: person.email.toLowerCase(),
      change: { roleType: [null, roleType] },
    })
    return readUserRole(tx, id)
  })
