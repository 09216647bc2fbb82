import type { FormerStudent } from '@lernspur/contracts/school-admin/student.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { formerRelations } from '@lernspur/service-kit/access/student-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Students who have left a class whose year has not ended, by name; NOT_FOUND when the caller does not see the class. */
export const listFormerStudents = async (call: Call, schoolClassId: string) => {
  const { actor } = call
  const [visible, rows] = await call.read((tx) => [
    tx`select from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`,
    tx<FormerStudent[]>`
      select s.id, s.first_name, s.last_name, s.avatar, former.entered_on, former.left_on, s.erases_at, array(
        select ss.id from (${visibleSubjects(tx, actor)}) as ss (id) where ss.id = any(former.school_subject_ids)
      ) as school_subject_ids
      from (${formerRelations(tx, actor)}) as former
      join student s on s.tenant_id = ${actor.tenantId} and s.id = former.student_id
      where former.school_class_id = ${schoolClassId}
      order by s.first_name collate "de-x-icu", s.last_name collate "de-x-icu", s.id`,
  ])
  if (visible.length === 0) refuse('NOT_FOUND')
  return { rows: [...rows], count: rows.length }
}
