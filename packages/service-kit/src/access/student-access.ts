import type { Fragment, Transaction } from '../call/call'
import type { Actor } from '../session/actor'
import { schoolToday } from '../tenant/school-today'
import { visibleClasses } from './class-access'

/**
 * Subquery of students who have left a class that the actor sees and whose school year has not ended (rule student.7):
 * `student_id`, `school_class_id`, `entered_on`, `left_on` and `school_subject_ids`, one row for each student and class.
 */
export const formerRelations = (tx: Transaction, actor: Actor): Fragment => tx`
  select distinct on (fcr.student_id, fcr.school_class_id)
    fcr.student_id, fcr.school_class_id, fcr.entered_on, fcr.left_on, fcr.school_subject_ids
  from former_class_relation fcr
  join school_class sc on sc.tenant_id = fcr.tenant_id and sc.id = fcr.school_class_id
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  where fcr.tenant_id = ${actor.tenantId} and fcr.school_class_id in (${visibleClasses(tx, actor)})
    and case when sy.id is null then sc.is_active else sy.school_year_end >= ${schoolToday(tx, actor)} end
    and not exists (
      select from student_class_relation present_scr
      where present_scr.tenant_id = fcr.tenant_id and present_scr.student_id = fcr.student_id
        and present_scr.school_class_id = fcr.school_class_id)
  order by fcr.student_id, fcr.school_class_id, fcr.left_on desc, fcr.id desc`

/**
 * Students that the actor may see: those of visible classes, and those who have left one in its running year; for managers
 * and admins also those without a class. `s` is the student.
 */
export const visibleStudent = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`s.tenant_id = ${actor.tenantId} and exists (
        select from student_class_relation scr
        where scr.tenant_id = s.tenant_id and scr.student_id = s.id
          and scr.school_class_id in (${visibleClasses(tx, actor)})
        union all
        select from (${formerRelations(tx, actor)}) as former where former.student_id = s.id)`
    : tx`s.tenant_id = ${actor.tenantId}`
