import type { StudentJoin } from '@lernspur/contracts/school-admin/student-join.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { undoable } from '@lernspur/service-kit/undo/undo-journal'

/** Select list over the entry `ue` of a join, its author `u`, the student `s` and the joined record `uro`. */
export const joinColumns = (tx: Transaction): Fragment => tx`
  ue.id, ue.facts ->> 'studentId' as student_id, ue.facts -> 'counts' as counts, ue.created_at, ue.expires_at,
  ue.undone_at, uro.id is not null as is_undoable,
  case when s.id is not null then jsonb_build_object('firstName', s.first_name, 'lastName', s.last_name) end as student,
  case
    when uro.id is not null
      then jsonb_build_object('firstName', uro.content ->> 'first_name', 'lastName', uro.content ->> 'last_name')
    when source_s.id is not null
      then jsonb_build_object('firstName', source_s.first_name, 'lastName', source_s.last_name)
  end as source,
  jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as created_by`

/** The joins of the school that can be undone, or were, ending in a condition. */
export const joinSource = (tx: Transaction, call: Pick<Call, 'actor'>): Fragment => tx`
  undo_entry ue
  join app_user u on u.id = ue.actor_id
  left join undo_row uro on uro.tenant_id = ue.tenant_id and uro.undo_entry_id = ue.id
    and uro.table_name = 'joined_student'
  left join student s on s.tenant_id = ue.tenant_id and s.id = (ue.facts ->> 'studentId')::uuid
  left join student source_s on source_s.tenant_id = ue.tenant_id and source_s.id = (ue.facts ->> 'sourceId')::uuid
  where ${undoable(tx, call, 'student-join')}`

/** One join; NOT_FOUND when the school has none. */
export const readJoin = async (tx: Transaction, call: Call, id: string): Promise<StudentJoin> => {
  const [row] = await tx<StudentJoin[]>`select ${joinColumns(tx)} from ${joinSource(tx, call)} and ue.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}

/** Whether an open join has brought the student into a class. */
export const hasJoinedClasses = async (tx: Transaction, tenantId: string, id: string): Promise<boolean> => {
  const rows = await tx`
    select from undo_row uro
    where uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${id} and uro.table_name = 'student_class_relation'
      and uro.action = 'insert' limit 1`
  return rows.length > 0
}
