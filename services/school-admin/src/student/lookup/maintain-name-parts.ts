import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import { partLength } from './name-parts.query'

/** Students per transaction, which nobody else can change meanwhile. */
const atOnce = 1000

/** Makes the parts of names that are new or have changed; returns the number of students. */
const updateBatch = (db: Database, tenantId: string): Promise<number> =>
  writeTenant(db, tenantId, async (tx) => {
    const due = await tx<{ id: string }[]>`
      select id from student
      where tenant_id = ${tenantId} and searched_as is distinct from search_text
      limit ${atOnce} for no key update skip locked`
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx`delete from student_name_part where tenant_id = ${tenantId} and student_id = any(${ids}::uuid[])`
    await tx`
      insert into student_name_part (tenant_id, student_id, part)
      select s.tenant_id, s.id, substr(s.search_text, position, ${partLength})
      from student s cross join generate_series(1, length(s.search_text)) as position
      where s.tenant_id = ${tenantId} and s.id = any(${ids}::uuid[]) and substr(s.search_text, position, 1) <> ' '`
    await tx`update student set searched_as = search_text where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`
    return due.length
  })

/** Makes the parts by which students of a school are found, for all whose names are new or have changed. */
export const maintainNameParts = async (db: Database, tenantId: string, stop: AbortSignal): Promise<void> => {
  while (!stop.aborted && (await updateBatch(db, tenantId)) === atOnce);
}
