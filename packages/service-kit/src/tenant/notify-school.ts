import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { RoleLoss } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Call, Transaction } from '../call/call'
import { claimCooldown } from '../mail/cooldown'
import { postMail } from '../mail/post-mail'
import { notify } from '../notification/notify'

interface SchoolRequest {
  readonly tenantId: string
  readonly tenantName: string
  readonly asker: string
  readonly userId: string
  readonly person: string
  readonly email: string
  /** For a loss the role type afterwards. */
  readonly roleType: RoleType
  readonly loss: RoleLoss | null
}

interface SchoolAdmin {
  readonly userId: string
  readonly recipient: string
  readonly language: Language
}

const texts = ({ asker, person, email, tenantName }: SchoolRequest) => {
  const who = isMissingAddress(email) ? person : `${person} (${email})`.trim()
  return {
    de: { title: 'Bitte bestätigen', message: `${asker} vom Anbieter hat eine Anfrage für ${who} bei ${tenantName}.` },
    en: { title: 'Please confirm', message: `${asker} of the provider has a request for ${who} at ${tenantName}.` },
  }
}

const readRequest = async (tx: Transaction, userRoleId: string): Promise<SchoolRequest | undefined> => {
  const [request] = await tx<SchoolRequest[]>`
    select t.id as tenant_id, left(t.name, 200) as tenant_name, ur.user_id, ur.requested_loss as loss,
      coalesce(case when ur.requested_loss is null then ur.requested_role_type else ur.requested_loss_type end,
        ur.role_type) as role_type,
      left(trim(asker_u.first_name || ' ' || asker_u.last_name), 200) as asker,
      left(trim(u.first_name || ' ' || u.last_name), 200) as person, u.email
    from user_role ur
    join tenant t on t.id = ur.tenant_id
    join app_user u on u.id = ur.user_id
    join app_user asker_u
      on asker_u.id = case when ur.requested_loss is null then ur.requested_by_id else ur.loss_requested_by_id end
    where ur.id = ${userRoleId} and (ur.requested_role_type is not null or ur.requested_loss is not null)`
  return request
}

/**
 * Tells the active admins of a school, by mail and notification, that a role needs their confirmation (rules role.8 and
 * role.10); not the person from whom something is to be taken, who does not decide about it. A second mail within a
 * minute is left out; the notification is not.
 */
export const notifySchool = async (tx: Transaction, call: Call, userRoleId: string, secret: string): Promise<void> => {
  const request = await readRequest(tx, userRoleId)
  if (!request) return
  const { userId: personId, loss, ...facts } = request
  const { tenantId } = facts
  const admins = await tx<SchoolAdmin[]>`
    select u.id as user_id, u.email as recipient, u.language
    from user_role ur join app_user u on u.id = ur.user_id
    where ur.tenant_id = ${tenantId} and ur.role_type = 'admin' and ur.status = 'active' and u.id <> ${personId}
    order by u.id`
  const notifications = admins.map(({ userId }) => ({
    userId,
    tenantId,
    type: 'general' as const,
    senderId: call.actor.userId,
    metaData: { path: `/school/${tenantId}/settings/role-requests` },
    topic: ['role-request', userRoleId],
    texts: texts(request),
  }))
  await notify(tx, ...notifications)
  for (const { recipient, language } of admins) {
    const kind = loss === null ? 'roleRequest' : 'lossRequest'
    if (!(await claimCooldown(tx, { kind, recipient, secret }))) continue
    if (loss === null) await postMail(tx, { kind: 'roleRequest', recipient, language, facts })
    else await postMail(tx, { kind: 'lossRequest', recipient, language, facts: { ...facts, loss } })
  }
}
