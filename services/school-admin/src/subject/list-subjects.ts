import type { Call } from '@lernspur/service-kit/call'
import { visibleSubjects } from '@lernspur/service-kit/class-access'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { subjectPage } from './subject.query'

/** Class subjects that the caller may access, by name. */
export const listSubjects = async (call: Call, list: ListRequest) => {
  const { actor } = call
  const [rows, [total]] = await call.read((tx) =>
    subjectPage(tx, actor.tenantId, list, tx`j.id in (${visibleSubjects(tx, actor)})`),
  )
  return { rows, count: total?.count ?? 0 }
}
