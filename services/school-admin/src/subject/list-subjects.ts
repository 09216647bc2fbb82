import type { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf } from '@lernspur/service-kit/list/list-page'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { subjectPage } from './subject.query'

/** Class subjects that the caller may access, by name. */
export const listSubjects = async (call: Call, list: ListOf<typeof subjectRoutes.listSubjects>) => {
  const { actor } = call
  return pageOf(
    await call.read((tx) => subjectPage(tx, actor.tenantId, list, tx`ss.id in (${visibleSubjects(tx, actor)})`)),
  )
}
