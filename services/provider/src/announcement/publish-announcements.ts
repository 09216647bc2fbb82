import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import { countReach, reachedRoles } from './announcement.query'

/** People notified by one statement. */
const batch = 500

interface DueAnnouncement {
  readonly id: string
  readonly titleDe: string
  readonly messageDe: string
  readonly titleEn: string
  readonly messageEn: string
}

const textsOf = ({ titleDe, messageDe, titleEn, messageEn }: DueAnnouncement) => ({
  de: { title: titleDe, message: messageDe },
  en: { title: titleEn, message: messageEn },
})

const publishNext = async (tx: Transaction): Promise<boolean> => {
  const [due] = await tx<DueAnnouncement[]>`
    select a.id, a.title_de, a.message_de, a.title_en, a.message_en
    from announcement a
    where a.form = 'notification' and not a.is_draft and a.deleted_at is null and a.told_at is null
      and a.starts_at <= now() and a.ends_at > now()
    order by a.starts_at, a.id limit 1 for update skip locked`
  if (!due) return false
  // A person who works at several of the schools is notified once, in the name of one of them.
  const people = await tx<{ userId: string; tenantId: string }[]>`
    select reached.user_id, reached.tenant_id
    from announcement a
    cross join lateral (
      select distinct on (ur.user_id) ur.user_id, ur.tenant_id from ${reachedRoles(tx)} order by ur.user_id, ur.tenant_id
    ) as reached
    where a.id = ${due.id}`
  for (let start = 0; start < people.length; start += batch) {
    await notify(
      tx,
      ...people.slice(start, start + batch).map((person) => ({
        ...person,
        type: 'general' as const,
        texts: textsOf(due),
        topic: ['announcement', due.id],
      })),
    )
  }
  await tx`update announcement set told_at = now(), updated_at = clock_timestamp() where id = ${due.id}`
  return true
}

/** Sends the notifications of announcements that have begun, each once (rule announcement.4). */
export const publishAnnouncements = async (db: Database, stop: AbortSignal): Promise<void> => {
  while (!stop.aborted && (await writeDirectory(db, publishNext)));
}

/** Updates the reach of announcements that have not ended: people come and go. */
export const countAllReach = (db: Database): Promise<void> =>
  writeDirectory(db, (tx) => countReach(tx, tx`a.deleted_at is null and a.ends_at > now()`))

/** Removes announcements that were deleted more than 30 days ago (rule announcement.5). */
export const purgeAnnouncements = async (db: Database): Promise<void> => {
  await db`delete from announcement where deleted_at < now() - interval '30 days'`
}
