import type { studentRoutes } from '@lernspur/contracts/student.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { pageOf } from '@lernspur/service-kit/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { visibleStudent } from '@lernspur/service-kit/student-access'
import { studentColumns, studentPage } from './student.query'

const columns = (tx: Transaction, actor: Actor) => ({
  ...studentColumns,
  schoolClassIds: tx`array(
    select scr.school_class_id from student_class_relation scr
    where scr.tenant_id = s.tenant_id and scr.student_id = s.id and scr.school_class_id in (${visibleClasses(tx, actor)}))`,
})

/**
 * Students of the classes that the caller may see, by name; for managers and admins also those without a class. Of the
 * classes of a student only those that the caller sees can be filtered by.
 */
export const listStudents = async (call: Call, list: ListOf<typeof studentRoutes.listStudents>) =>
  pageOf(
    await call.read((tx) =>
      studentPage(
        tx,
        call.actor,
        compileList(tx, list, columns(tx, call.actor), peopleByName),
        visibleStudent(tx, call.actor),
      ),
    ),
  )
