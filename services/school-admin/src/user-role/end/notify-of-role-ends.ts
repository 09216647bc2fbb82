import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { dayInWords } from '@lernspur/service-kit/notification/day-in-words'
import { type NewNotification, notify } from '@lernspur/service-kit/notification/notify'
import { withdrawInvitations } from '@lernspur/service-kit/tenant/withdraw-invitations'

/** A role with its end. */
interface EndingRole {
  readonly id: string
  readonly tenantId: string
  readonly school: string
  readonly userId: string
  readonly userName: string
  readonly endSetById: string | null
  readonly endsOn: string
}

/** What whoever holds the role reads. */
const toHolder = ({ id, userId, tenantId, school, endsOn }: EndingRole, isOver: boolean): NewNotification => {
  const [de, en] = [dayInWords(endsOn, 'de'), dayInWords(endsOn, 'en')]
  return {
    userId,
    // A role that is over belongs to no school that could be named as the one it is about.
    tenantId: isOver ? null : tenantId,
    type: 'classInvite',
    topic: ['role-end', id],
    texts: isOver
      ? {
          de: { title: `Zugang zu ${school}`, message: `Ihr Zugang zu ${school} hat am ${de} geendet.` },
          en: { title: `Access to ${school}`, message: `Your access to ${school} ended on ${en}.` },
        }
      : {
          de: { title: `Zugang zu ${school}`, message: `Ihr Zugang zu ${school} endet am ${de}.` },
          en: { title: `Access to ${school}`, message: `Your access to ${school} ends on ${en}.` },
        },
  }
}

/** What whoever set the end reads. */
const toGiver = ({ id, tenantId, userName: person, endSetById, endsOn }: EndingRole, isOver: boolean) => {
  if (endSetById === null) return []
  const [de, en] = [dayInWords(endsOn, 'de'), dayInWords(endsOn, 'en')]
  const notification: NewNotification = {
    userId: endSetById,
    tenantId,
    type: 'classInvite',
    topic: ['role-end', id],
    metaData: { path: `/school/${tenantId}/settings/user` },
    texts: isOver
      ? {
          de: { title: `Zugang von ${person}`, message: `Der Zugang von ${person} zur Schule hat am ${de} geendet.` },
          en: { title: `Access of ${person}`, message: `The access of ${person} to the school ended on ${en}.` },
        }
      : {
          de: {
            title: `Zugang von ${person}`,
            message: `Der Zugang von ${person} zur Schule endet am ${de}. In der Liste der Personen lässt er sich verlängern.`,
          },
          en: {
            title: `Access of ${person}`,
            message: `The access of ${person} to the school ends on ${en}. It can be extended in the list of people.`,
          },
        },
  }
  return [notification]
}

const columns = (tx: Transaction) => tx`
  ur.id, ur.tenant_id, t.name as school, ur.user_id, trim(u.first_name || ' ' || u.last_name) as user_name`

/**
 * Roles that have ended become disabled ones, which can be enabled again without an end; an invitation that nobody has
 * answered by then is withdrawn.
 */
const endedRoles = (tx: Transaction) => tx<EndingRole[]>`
  update user_role ur set
    status = case ur.status
      when 'active' then 'disabled' when 'invitationPending' then 'invitationDeclined' else ur.status end,
    ends_on = null, ends_at = null, end_set_by_id = null, end_notified_at = null, updated_at = clock_timestamp()
  from tenant t, app_user u
  where ur.ends_at <= now() and t.id = ur.tenant_id and u.id = ur.user_id
  returning ${columns(tx)}, old.end_set_by_id, old.ends_on`

/** Active roles that end within three days after today, each once for an end. */
const endingRoles = (tx: Transaction) => tx<EndingRole[]>`
  update user_role ur set end_notified_at = now()
  from tenant t, app_user u
  where ur.ends_at <= now() + interval '4 days' and ur.ends_at > now() and ur.end_notified_at is null
    and ur.status = 'active' and t.id = ur.tenant_id and not t.is_disabled and u.id = ur.user_id
  returning ${columns(tx)}, ur.end_set_by_id, ur.ends_on`

/**
 * Notifies holders of roles and whoever set their ends a few days before they end and once they have ended, and disables
 * what has ended (rule role.11). Nobody could use it since its last day: this only tidies up.
 */
export const notifyOfRoleEnds = async (db: Database, stop: AbortSignal): Promise<void> => {
  if (stop.aborted) return
  await writeDirectory(db, async (tx) => {
    const ended = await endedRoles(tx)
    const ending = await endingRoles(tx)
    for (const { id, tenantId, userId, endsOn } of ended) {
      const by = { actor: { userId: null }, requestId: Bun.randomUUIDv7() }
      await auditInSchool(tx, by, tenantId, 'user-role.end', id, { endsOn: [endsOn, null] })
      await withdrawInvitations(tx, by, userId)
    }
    await notify(
      tx,
      ...ended.flatMap((role) => [toHolder(role, true), ...toGiver(role, true)]),
      ...ending.flatMap((role) => [toHolder(role, false), ...toGiver(role, false)]),
    )
  })
}
