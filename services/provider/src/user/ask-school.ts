import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { claimCooldown } from '@lernspur/service-kit/mail/cooldown'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { notify } from '@lernspur/service-kit/notification/notify'
import { isUnconfirmed, type LockedRole } from '@lernspur/service-kit/tenant/user-role'
import { hasActiveAdmin } from './user.policy'

interface RequestedRole {
  readonly tenantId: string
  readonly tenantName: string
  readonly asker: string
  readonly person: string
  readonly email: string
  readonly roleType: RoleType
}

interface SchoolAdmin {
  readonly userId: string
  readonly recipient: string
  readonly language: Language
}

const texts = ({ asker, person, email, tenantName }: RequestedRole) => {
  const who = `${person} (${email})`.trim()
  return {
    de: { title: 'Bitte bestätigen', message: `${asker} vom Anbieter hat eine Anfrage für ${who} bei ${tenantName}.` },
    en: { title: 'Please confirm', message: `${asker} of the provider has a request for ${who} at ${tenantName}.` },
  }
}

/**
 * Requests a role type for a locked role, which stays as it is; a role that nobody has confirmed yet gets that type at
 * once.
 */
export const requestRole = async (
  tx: Transaction,
  { actor }: Call,
  role: LockedRole,
  roleType: RoleType,
): Promise<void> => {
  const { tenantId, id } = role
  const isNew = isUnconfirmed(role) || (role.status === 'invitationPending' && !(await hasActiveAdmin(tx, tenantId)))
  await tx`
    update user_role set requested_role_type = ${roleType}, requested_by_id = ${actor.userId}, requested_at = now(),
      role_type = ${isNew ? roleType : role.roleType}, updated_at = clock_timestamp()
    where tenant_id = ${tenantId} and id = ${id}`
}

/**
 * Tells the active admins of a school, by mail and notification, that a role needs their confirmation (rule role.8). A
 * second mail within a minute is left out; the notification is not.
 */
export const askSchool = async (tx: Transaction, call: Call, userRoleId: string, secret: string): Promise<void> => {
  const [request] = await tx<RequestedRole[]>`
    select t.id as tenant_id, left(t.name, 200) as tenant_name, ur.requested_role_type as role_type,
      left(trim(asker_u.first_name || ' ' || asker_u.last_name), 200) as asker,
      left(trim(u.first_name || ' ' || u.last_name), 200) as person, u.email
    from user_role ur
    join tenant t on t.id = ur.tenant_id
    join app_user u on u.id = ur.user_id
    join app_user asker_u on asker_u.id = ur.requested_by_id
    where ur.id = ${userRoleId} and ur.requested_role_type is not null`
  if (!request) return
  const admins = await tx<SchoolAdmin[]>`
    select u.id as user_id, u.email as recipient, u.language
    from user_role ur join app_user u on u.id = ur.user_id
    where ur.tenant_id = ${request.tenantId} and ur.role_type = 'admin' and ur.status = 'active'
    order by u.id`
  const path = `/school/${request.tenantId}/settings/role-requests`
  const notifications = admins.map(({ userId }) => ({
    userId,
    tenantId: request.tenantId,
    type: 'general' as const,
    senderId: call.actor.userId,
    metaData: { path },
    topic: ['role-request', userRoleId],
    texts: texts(request),
  }))
  await notify(tx, ...notifications)
  for (const { recipient, language } of admins) {
    const mail = { kind: 'roleRequest', recipient } as const
    if (await claimCooldown(tx, { ...mail, secret })) await postMail(tx, { ...mail, language, facts: request })
  }
}
