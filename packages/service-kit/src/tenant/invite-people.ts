import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Call, Transaction } from '../call/call'
import { claimInvitationMails } from '../mail/claim-invitation-mails'
import { postMail } from '../mail/post-mail'
import type { Actor } from '../session/actor'
import { isAnswerable } from './open-invitation'

export interface NewPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Mails the people of new roles, in the inviter's language, that they can answer. */
export const notifyInvited = async (
  tx: Transaction,
  call: Call,
  tenantId: string,
  roleIds: readonly string[],
): Promise<void> => {
  const mails = await tx<{ recipient: string; tenantName: string; inviter: string }[]>`
    select u.email as recipient, t.name as tenant_name, trim(inviter_u.first_name || ' ' || inviter_u.last_name) as inviter
    from user_role ur
    join app_user u on u.id = ur.user_id
    join tenant t on t.id = ur.tenant_id
    join app_user inviter_u on inviter_u.id = ${call.actor.userId}
    where ur.tenant_id = ${tenantId} and ur.id = any(${[...roleIds]}::uuid[]) and ${isAnswerable(tx)}`
  for (const { recipient, ...facts } of mails) {
    await postMail(tx, { kind: 'roleInvitation', recipient, language: call.language, facts })
  }
}

interface InvitedRole {
  readonly tenantId: string
  readonly roleType: RoleType
  /** An admin of the school has to confirm it (rule role.4). */
  readonly isRequested?: boolean
  /** The installation's. */
  readonly secret: string
}

/** The addresses that have no role at the school, or a declined one. */
const withoutRole = async (tx: Transaction, tenantId: string, emails: readonly string[]): Promise<string[]> => {
  const known = await tx<{ email: string }[]>`
    select u.email from app_user u join user_role ur on ur.user_id = u.id
    where u.email = any(${[...emails]}::text[]) and ur.tenant_id = ${tenantId} and ur.status <> 'invitationDeclined'`
  const existing = new Set(known.map(({ email }) => email))
  return emails.filter((email) => !existing.has(email))
}

const writeRoles = async (
  tx: Transaction,
  { userId }: Actor,
  people: readonly NewPerson[],
  { tenantId, roleType, isRequested = false }: InvitedRole,
): Promise<string[]> => {
  const requested = isRequested ? { roleType, userId, at: tx`now()` } : { roleType: null, userId: null, at: null }
  await tx`
    insert into app_user (email, first_name, last_name)
    select p.email, p."firstName", p."lastName"
    from jsonb_to_recordset(${tx.json(people.map((person) => ({ ...person })))}) as p (email text, "firstName" text, "lastName" text)
    on conflict (email) do nothing`
  const roles = await tx<{ id: string }[]>`
    insert into user_role as ur (user_id, tenant_id, role_type, status, inviter_id,
      requested_role_type, requested_by_id, requested_at)
    select u.id, ${tenantId}, ${roleType}, 'invitationPending', ${userId},
      ${requested.roleType}, ${requested.userId}, ${requested.at}
    from app_user u where u.email = any(${people.map(({ email }) => email)}::text[])
    on conflict (tenant_id, user_id) do update
      set role_type = excluded.role_type, status = excluded.status, inviter_id = excluded.inviter_id,
        requested_role_type = excluded.requested_role_type, requested_by_id = excluded.requested_by_id,
        requested_at = excluded.requested_at, requested_loss = null, updated_at = clock_timestamp()
      where ur.status = 'invitationDeclined'
    returning ur.id`
  return roles.map(({ id }) => id)
}

/**
 * Creates missing accounts and pending roles; a declined role becomes pending again. Returns the roles that became
 * pending, and the addresses that cannot be mailed now, for which nothing is written (rule invitation.5); existing roles
 * stay. Nobody is mailed before a role can be answered.
 */
export const invitePeople = async (tx: Transaction, call: Call, people: readonly NewPerson[], role: InvitedRole) => {
  const { tenantId, secret } = role
  const rows = people.map(({ email, firstName, lastName }) => ({ email: email.toLowerCase(), firstName, lastName }))
  const emails = await withoutRole(tx, tenantId, [...new Set(rows.map(({ email }) => email))])
  const inviting = { userId: call.actor.userId, tenantId, secret }
  const { mailed, notMailed } = await claimInvitationMails(tx, inviting, emails)
  const invited = rows.filter(({ email }) => mailed.includes(email))
  const ids = invited.length > 0 ? await writeRoles(tx, call.actor, invited, role) : []
  if (ids.length > 0) await notifyInvited(tx, call, tenantId, ids)
  return { ids, notMailed }
}
