import type { ReportWriter } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { subjectOwners } from './subject-owners'

/** Who writes which subject of a class in its reports, as far as the caller may see the subjects, by name. */
export const listReportWriters = async (call: Call, schoolClassId: string) => {
  const { actor } = call
  const [visible, rows] = await call.read((tx) => [
    tx`select from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`,
    tx<ReportWriter[]>`
      select jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
        as person, array_agg(owned.school_subject_id::text order by owned.school_subject_id) as school_subject_ids
      from (${subjectOwners(tx, actor, schoolClassId)}) as owned
      join app_user u on u.id = owned.user_id
      where owned.school_subject_id in (${visibleSubjects(tx, actor)})
      group by u.id, u.first_name, u.last_name, u.avatar
      order by u.last_name, u.first_name, u.id`,
  ])
  if (visible.length === 0) refuse('NOT_FOUND')
  return { rows: [...rows], count: rows.length }
}
