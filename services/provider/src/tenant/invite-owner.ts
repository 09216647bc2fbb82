import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseUnmailed } from '@lernspur/service-kit/mail/claim-invitation-mails'
import { invitePeople, type NewPerson } from '@lernspur/service-kit/tenant/invite-people'
import { auditHereAndThere } from '../school-role/audit-here-and-there'
import { isOwnPerson } from '../school-role/own-person'

/**
 * Invites the first owner of a new school, whom nobody there can confirm yet (rule role.4). Not for the provider's own
 * people: CREATE_NOT_ALLOWED.
 */
export const inviteOwner = async (
  tx: Transaction,
  call: Call,
  tenantId: string,
  owner: NewPerson,
  secret: string,
): Promise<void> => {
  if (await isOwnPerson(tx, call.actor, owner.email)) refuse('CREATE_NOT_ALLOWED')
  const role = { tenantId, roleType: 'admin', isRequested: true, secret } as const
  const { ids, notMailed } = await invitePeople(tx, call, [owner], role)
  if (notMailed[0]) await refuseUnmailed(tx, secret, notMailed[0])
  const [id] = ids
  if (id === undefined) return refuse('UNKNOWN')
  await auditHereAndThere(tx, call, 'user-role.create', {
    tenantId,
    userRoleId: id,
    email: owner.email.toLowerCase(),
    change: { roleType: [null, role.roleType] },
  })
}
