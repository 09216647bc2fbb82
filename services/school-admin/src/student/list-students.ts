import type { Call } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { studentPage } from './student.query'

/** Students of the classes that the caller may see; managers also meet those without a class. */
export const listStudents = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const visible =
      call.actor.roleType === 'user'
        ? tx`exists (
            select from student_class_relation r
            where r.tenant_id = s.tenant_id and r.student_id = s.id
              and r.school_class_id in (${visibleClasses(tx, call.actor)}))`
        : tx`true`
    return studentPage(tx, call.actor, list, visible)
  })
  return { rows, count: total?.count ?? 0 }
}
