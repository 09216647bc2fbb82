import type { StudentErasure } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Select list over `ser` (student_erasure), its student `s`, which may be gone, and its author `u` (app_user). */
export const erasureColumns = (tx: Transaction): Fragment => tx`
  ser.id, ser.student_id, ser.initials, ser.reason, ser.note, ser.requested_at, ser.due_at, ser.undone_at,
  ser.carried_out_at, ser.counts,
  case when s.id is not null then jsonb_build_object('firstName', s.first_name, 'lastName', s.last_name) end as student,
  case when ser.keeps_completed_reports then 'keep' else 'erase' end as completed_reports,
  jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
    as requested_by`

/** Source of the erasures of the actor's school, ending in a condition. */
export const erasureSource = (tx: Transaction, { tenantId }: Pick<Actor, 'tenantId'>): Fragment => tx`
  student_erasure ser
  join app_user u on u.id = ser.requested_by_id
  left join student s on s.tenant_id = ser.tenant_id and s.id = ser.student_id
  where ser.tenant_id = ${tenantId}`

/** One erasure of the school; NOT_FOUND when there is none. */
export const readErasure = async (
  tx: Transaction,
  actor: Pick<Actor, 'tenantId'>,
  id: string,
): Promise<StudentErasure> => {
  const [row] = await tx<StudentErasure[]>`
    select ${erasureColumns(tx)} from ${erasureSource(tx, actor)} and ser.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
