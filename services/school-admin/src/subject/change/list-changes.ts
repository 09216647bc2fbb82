import type {
  SubjectChange,
  subjectChangeRoutes,
} from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'

const columns = { id: 'sch.id', kind: 'sch.kind', createdAt: 'sch.created_at' } as const

/** Changes that the caller made and can still undo, the newest first. */
export const listChanges = async (call: Call, list: ListOf<typeof subjectChangeRoutes.listSubjectChanges>) => {
  const { tenantId, userId } = call.actor
  return pageOf(
    await call.read((tx) =>
      pageQueries<SubjectChange>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
        select: tx`sch.id, sch.kind, sch.names, sch.created_at`,
        from: tx`subject_change sch where sch.tenant_id = ${tenantId} and sch.user_id = ${userId}`,
      }),
    ),
  )
}
