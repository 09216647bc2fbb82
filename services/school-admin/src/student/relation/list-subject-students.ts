import type { studentClassRelationRoutes } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { readableSubject } from '@lernspur/service-kit/access/subject-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { countedPageOf } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { studentColumns, studentPage } from '../student.query'

/** Students who take part in a subject, by name; NOT_FOUND when the caller may not access the subject. */
export const listSubjectStudents = async (
  call: Call,
  schoolSubjectId: string,
  list: ListOf<typeof studentClassRelationRoutes.listSubjectStudents>,
) => {
  const [visible, found] = await call.read((tx) => {
    const participants = tx`exists (
      select from student_subject_relation ssr
      where ssr.tenant_id = s.tenant_id and ssr.student_id = s.id and ssr.school_subject_id = ${schoolSubjectId})`
    return [
      tx`select from school_subject ss
        where ${readableSubject(tx, call.actor)} and ss.id = ${schoolSubjectId} and not ss.is_template`,
      studentPage(tx, call.actor, compileList(tx, list, studentColumns(tx), peopleByName), participants),
    ]
  })
  if (visible.length === 0) refuse('NOT_FOUND')
  return countedPageOf(found)
}
