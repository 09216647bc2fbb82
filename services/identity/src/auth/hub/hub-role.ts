import { auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import type { HubSchool } from './hub-school'

interface Person {
  readonly userId: string
  readonly providerId: string
}

type HubCall = Pick<Call, 'requestId'>

/** Tells those who lead a school that somebody waits to be let in. */
const notifyLeaders = async (tx: Transaction, { tenantId, name }: HubSchool, userId: string): Promise<void> => {
  const leaders = await tx<{ userId: string }[]>`
    select user_id from user_role
    where tenant_id = ${tenantId} and role_type <> 'user' and status = 'active' and (ends_at is null or ends_at > now())`
  await notify(
    tx,
    ...leaders.map((leader) => ({
      userId: leader.userId,
      tenantId,
      type: 'general' as const,
      topic: ['waiting', tenantId, userId],
      texts: {
        de: {
          title: 'Jemand wartet auf Freigabe',
          message: `Eine Lehrkraft hat sich über das Portal angemeldet und möchte bei ${name} mitarbeiten. Sie finden sie unter „Personen“.`,
        },
        en: {
          title: 'Somebody waits to be let in',
          message: `A teacher has signed in by the portal and wants to work at ${name}. You find them under “People”.`,
        },
      },
    })),
  )
}

/**
 * Gives a person the role of a member at a school that the hub names: at once, or as one that waits (rule external.5).
 * A role that is there stays as it is: who was disabled by the school stays so, and who leads it goes on leading it.
 */
export const giveHubRole = async (
  tx: Transaction,
  { requestId }: HubCall,
  school: HubSchool,
  { userId, providerId }: Person,
): Promise<void> => {
  const { tenantId, isAdmitting } = school
  const [role] = await tx<{ id: string; isNew: boolean; isWaiting: boolean }[]>`
    insert into user_role as ur (user_id, tenant_id, role_type, status, identity_provider_id, waiting_since)
    values (
      ${userId}, ${tenantId}, 'user', ${isAdmitting ? 'active' : 'disabled'}, ${providerId},
      ${isAdmitting ? null : tx`now()`}
    )
    on conflict (tenant_id, user_id) do update set
      role_type = 'user', status = case when ur.status = 'disabled' then excluded.status else 'disabled' end,
      requested_role_type = null, requested_loss = null, identity_provider_id = excluded.identity_provider_id,
      waiting_since = case when ur.status = 'disabled' then excluded.waiting_since else now() end,
      updated_at = clock_timestamp()
    where ur.status = 'invitationDeclined' or (ur.waiting_since is not null and excluded.status = 'active')
    returning ur.id, old.id is null as is_new, new.waiting_since is not null as is_waiting`
  if (!role) return
  const act = role.isNew ? 'user-role.create' : 'user-role.update'
  await auditInSchool(tx, { requestId, actor: { userId } }, tenantId, act, role.id)
  if (role.isWaiting) await notifyLeaders(tx, school, userId)
}

/**
 * Disables the roles of a member by which a hub let somebody in, at schools that it does not name any more. Roles of
 * those who lead a school are the school's own matter.
 */
export const endHubRoles = async (
  tx: Transaction,
  { requestId }: HubCall,
  { userId, providerId }: Person,
  schools: readonly Pick<HubSchool, 'tenantId'>[],
): Promise<void> => {
  const named = schools.map(({ tenantId }) => tenantId)
  const ended = await tx<{ id: string; tenantId: string }[]>`
    update user_role ur set status = 'disabled', waiting_since = null, updated_at = clock_timestamp()
    where ur.user_id = ${userId} and ur.identity_provider_id = ${providerId} and ur.role_type = 'user'
      and (ur.status = 'active' or ur.waiting_since is not null) and ur.tenant_id <> all(${named}::uuid[])
    returning ur.id, ur.tenant_id`
  for (const { id, tenantId } of ended) {
    await auditInSchool(tx, { requestId, actor: { userId } }, tenantId, 'user-role.update', id, {
      status: ['active', 'disabled'],
    })
  }
}
