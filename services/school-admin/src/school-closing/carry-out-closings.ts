import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { schoolCounts, type TableCounts } from '@lernspur/service-kit/tenant/closing/school-counts'

interface Recipient {
  readonly recipient: string
  readonly language: Language
}

/** Who gets the receipt: whoever ordered the closing, and the school's admins. */
const recipientsOf = (tx: Transaction, closingId: string) => tx<Recipient[]>`
  select u.email as recipient, u.language
  from app_user u
  where exists (select from school_closing scl where scl.id = ${closingId} and scl.requested_by_id = u.id)
    or u.deactivated_at is null and exists (
      select from school_closing scl
      join user_role ur on ur.tenant_id = scl.school_id
      where scl.id = ${closingId} and ur.user_id = u.id and ur.role_type = 'admin' and ur.status = 'active'
    )
  order by u.id`

/** Removes one school in one transaction, and mails its receipt; nothing when another process was faster. */
const closeOne = (db: Database, id: string): Promise<void> =>
  writeDirectory(db, async (tx) => {
    const recipients = await recipientsOf(tx, id)
    const [closed] = await tx<{ counts: TableCounts | null }[]>`select close_school(${id}) as counts`
    if (!closed?.counts) return
    const counts = schoolCounts(closed.counts)
    const [school] = await tx<{ tenantId: string; tenantName: string; closedAt: string }[]>`
      select school_id as tenant_id, school_name as tenant_name, closed_at from school_closing where id = ${id}`
    if (!school) return
    const { tenantId, tenantName, closedAt } = school
    await queueEvents(tx, { tenantId }, 'school.deleted', [tenantId])
    for (const { recipient, language } of recipients) {
      await postMail(tx, { kind: 'schoolClosed', recipient, language, facts: { tenantName, closedAt, counts } })
    }
  })

/** Removes what stayed behind of schools that moved to another installation 30 days ago, and its files (rule move.5). */
const removeMovedSchools = async (db: Database, files: FileStore, stop: AbortSignal): Promise<void> => {
  const due = await db<{ id: string; schoolId: string }[]>`
    select sm.id, sm.school_id from school_move sm
    join tenant t on t.id = sm.school_id and t.closes_at <= now()
    where sm.direction = 'out' and sm.switched_at is not null and sm.undone_at is null and sm.removed_at is null`
  for (const { id, schoolId } of due) {
    if (stop.aborted) return
    await writeDirectory(db, async (tx) => {
      const [removed] = await tx<{ counts: TableCounts | null }[]>`select remove_moved_school(${id}) as counts`
      if (removed?.counts) await queueEvents(tx, { tenantId: schoolId }, 'school.deleted', [schoolId])
    })
  }
  const removed = await db<{ id: string; schoolId: string }[]>`
    select sm.id, sm.school_id from school_move sm
    where sm.direction = 'out' and sm.removed_at is not null and sm.files_removed_at is null
      and not exists (select from tenant t where t.id = sm.school_id)`
  for (const { id, schoolId } of removed) {
    if (stop.aborted) return
    await files.removeAll(schoolId)
    await db`update school_move set files_removed_at = now() where id = ${id}`
  }
}

/** Removes the uploaded files of closed schools; failures are retried in the next round. */
const removeFiles = async (db: Database, files: FileStore, stop: AbortSignal): Promise<void> => {
  const closed = await db<{ id: string; schoolId: string }[]>`
    select id, school_id from school_closing where closed_at is not null and files_removed_at is null order by closed_at`
  for (const { id, schoolId } of closed) {
    if (stop.aborted) return
    await files.removeAll(schoolId)
    await db`update school_closing set files_removed_at = now() where id = ${id}`
  }
}

/**
 * Removes every school whose 30 days are over with all its rows and files, and leaves a receipt (rule keeping.4); so it
 * does with what stayed behind of schools that moved. `db` needs a statement timeout that a large school fits into.
 */
export const carryOutClosings = async (db: Database, files: FileStore, stop: AbortSignal): Promise<void> => {
  const due = await db<{ id: string }[]>`
    select id from school_closing
    where undone_at is null and closed_at is null and due_at <= now() order by due_at`
  for (const { id } of due) {
    if (stop.aborted) return
    await closeOne(db, id)
  }
  await removeFiles(db, files, stop)
  await removeMovedSchools(db, files, stop)
}
