import type { StudentImport } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { changesOf, stayReason } from './stay-reason'

/** Select list over `si` (student_import) and its author `u` (app_user). */
export const shownImport = (tx: Transaction): Fragment => tx`
  si.id, si.school_class_id, si.created_at, si.undone_at, si.counts,
  jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as created_by,
  case when si.undone_at is null
    then (select count(*)::integer from ${changesOf(tx)} and sic.kind <> 'class' and ${stayReason(tx)} is not null)
    else 0 end as stay_count,
  coalesce((
    select jsonb_agg(jsonb_build_object('kind', sic.kind, 'reason', sic.stays,
      'student', case when s.id is not null
        then jsonb_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name) end,
      'schoolClass', case when sc.id is not null then jsonb_build_object('id', sc.id, 'name', sc.name) end
    ) order by s.last_name, s.first_name, sic.id)
    from ${changesOf(tx)} and sic.stays is not null
  ), '[]') as stays`

/** The imports that the actor may see, of visible classes or, for managers and admins, of the school, ending in a condition. */
export const importSource = (tx: Transaction, actor: Actor): Fragment => tx`
  student_import si
  join app_user u on u.id = si.created_by_id
  where si.tenant_id = ${actor.tenantId}
    and ${actor.roleType === 'user' ? tx`si.school_class_id in (${visibleClasses(tx, actor)})` : tx`true`}`

/** One import; NOT_FOUND when the caller does not see it. */
export const readImport = async (tx: Transaction, { actor }: Call, id: string): Promise<StudentImport> => {
  const [row] = await tx<StudentImport[]>`select ${shownImport(tx)} from ${importSource(tx, actor)} and si.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
