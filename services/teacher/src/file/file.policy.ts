import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { visibleStudent } from '@lernspur/service-kit/access/student-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { visibleReport } from '../report-access/visible-report'

/** Class of a scale, or the templates of the school. */
const isVisible = (tx: Transaction, actor: Actor, schoolClassId: Fragment): Fragment =>
  tx`(${schoolClassId} is null or ${schoolClassId} in (${visibleClasses(tx, actor)}))`

/**
 * Files shown by a row that the actor may see: the school, a student, a level of a scale of either version, or a report
 * with what it was made of (rule file.2). `sf` is the file. The reports of a school are searched last.
 */
export const visibleFile = (tx: Transaction, actor: Actor): Fragment => tx`sf.tenant_id = ${actor.tenantId} and (
  exists (
    select from student s where s.avatar = '/api/files/' || sf.id and ${visibleStudent(tx, actor)})
  or exists (
    select from performance_level pl
    join performance_visual pv on pv.tenant_id = pl.tenant_id and pv.id = pl.performance_visual_id
    where pl.tenant_id = sf.tenant_id and pl.picture_file_id = sf.id and ${isVisible(tx, actor, tx`pv.school_class_id`)})
  or exists (
    select from legacy_performance_level lpl
    join assessment_type aty on aty.tenant_id = lpl.tenant_id and aty.id = lpl.assessment_type_id
    where lpl.tenant_id = sf.tenant_id and lpl.picture_file_id = sf.id and ${isVisible(tx, actor, tx`aty.school_class_id`)})
  or exists (select from tenant t where t.id = sf.tenant_id and t.logo = '/api/files/' || sf.id)
  or exists (
    select from report r where r.school_logo = '/api/files/' || sf.id and ${visibleReport(tx, actor)})
  or exists (
    select from report r where r.student_avatar = '/api/files/' || sf.id and ${visibleReport(tx, actor)})
  or exists (
    select from report r
    where r.performance_visual_levels @> jsonb_build_array(jsonb_build_object('picturePath', 'files/' || sf.id))
      and ${visibleReport(tx, actor)}))`
