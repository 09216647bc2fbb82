import type { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { countedPageOf } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { studentColumns, studentPage } from './student.query'

/** Students of one class by name; NOT_FOUND when the caller does not see the class. */
export const listClassStudents = async (
  call: Call,
  schoolClassId: string,
  list: ListOf<typeof studentRoutes.listClassStudents>,
) => {
  const [visible, found] = await call.read((tx) => {
    const members = tx`exists (
      select from student_class_relation scr
      where scr.tenant_id = s.tenant_id and scr.student_id = s.id and scr.school_class_id = ${schoolClassId})`
    return [
      tx`select from (${visibleClasses(tx, call.actor)}) as visible (id) where id = ${schoolClassId}`,
      studentPage(tx, call.actor, compileList(tx, list, studentColumns(tx), peopleByName), members),
    ]
  })
  if (visible.length === 0) refuse('NOT_FOUND')
  return countedPageOf(found)
}
