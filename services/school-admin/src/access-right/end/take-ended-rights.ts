import { auditEach } from '@lernspur/service-kit/call/audit'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { pairsJson, type RightPair } from '../right-pair'
import { type EndingRight, rightEndNotifications } from './right-end-notifications'

/**
 * Deletes the rights of the school on classes that have ended, which count nowhere since (rule class-right.10), says so
 * in the audit, and notifies holders and whoever set the end; with pairs only theirs, before they get rights anew.
 */
export const takeEndedRights = async (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  pairs: readonly RightPair[] | null = null,
): Promise<void> => {
  const json = pairs && pairsJson(pairs)
  const ended = await tx<EndingRight[]>`
    delete from class_access_right ar using school_class sc, app_user u
    where ar.tenant_id = ${tenantId} and ar.ends_at <= now()
      and sc.tenant_id = ar.tenant_id and sc.id = ar.school_class_id and u.id = ar.user_id
      and (${json}::text is null or exists (
        select from jsonb_to_recordset(${json}::text::jsonb) as pair ("schoolClassId" uuid, "userId" uuid)
        where pair."schoolClassId" = ar.school_class_id and pair."userId" = ar.user_id))
    returning ar.id, ar.school_class_id, sc.name as school_class_name, ar.user_id,
      trim(u.first_name || ' ' || u.last_name) as user_name, ar.end_set_by_id, ar.ends_on`
  if (ended.length === 0) return
  const by = { actor: { tenantId, userId: null }, requestId: Bun.randomUUIDv7() }
  const entries = ended.map(({ id, userName, schoolClassName, endsOn }) => ({
    id,
    change: { name: [`${userName} · ${schoolClassName}`, null] as const, endsOn: [endsOn, null] as const },
  }))
  await auditEach(tx, by, 'access-right.end', entries)
  await notify(tx, ...rightEndNotifications(tenantId, ended, true))
}
