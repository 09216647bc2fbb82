import type { StudentImport } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { undoable } from '@lernspur/service-kit/undo/undo-journal'
import { changesOf, stayReason } from './stay-reason'

/** Select list over `ue` (undo_entry) and its author `u` (app_user). */
export const importColumns = (tx: Transaction): Fragment => tx`
  ue.id, ue.school_class_id, ue.created_at, ue.undone_at, ue.facts -> 'counts' as counts,
  jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as created_by,
  case when ue.undone_at is null
    then (select count(*)::integer from ${changesOf(tx)} and change.kind <> 'class' and ${stayReason(tx)} is not null)
    else 0 end as stay_count,
  coalesce((
    select jsonb_agg(jsonb_build_object('kind', change.kind, 'reason', change.skip_reason,
      'student', case when s.id is not null
        then jsonb_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name) end,
      'schoolClass', case when sc.id is not null then jsonb_build_object('id', sc.id, 'name', sc.name) end
    ) order by s.last_name, s.first_name, change.id)
    from ${changesOf(tx)} and change.skip_reason is not null
  ), '[]') as stays`

/** The imports that the actor may see, of visible classes or, for managers and admins, of the school, ending in a condition. */
export const importSource = (tx: Transaction, actor: Actor): Fragment => tx`
  undo_entry ue
  join app_user u on u.id = ue.actor_id
  where ${undoable(tx, { actor }, 'student-import')}
    and ${actor.roleType === 'user' ? tx`ue.school_class_id in (${visibleClasses(tx, actor)})` : tx`true`}`

/** One import; NOT_FOUND when the caller does not see it. */
export const readImport = async (tx: Transaction, { actor }: Call, id: string): Promise<StudentImport> => {
  const [row] = await tx<StudentImport[]>`select ${importColumns(tx)} from ${importSource(tx, actor)} and ue.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
