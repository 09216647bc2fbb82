import type { Call } from '@lernspur/service-kit/call'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { studentPage, visibleStudent } from './student.query'

/** Students of the classes that the caller may see; managers also meet those without a class. */
export const listStudents = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => studentPage(tx, call.actor, list, visibleStudent(tx, call.actor)))
  return { rows, count: total?.count ?? 0 }
}
