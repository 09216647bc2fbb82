import type {
  SubjectChange,
  subjectChangeRoutes,
} from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { undoable } from '@lernspur/service-kit/undo/undo-journal'

const columns = { id: 'change.id', kind: 'change.kind', createdAt: 'change.created_at' } as const

/** Changes that the caller made and can still undo, the newest first. */
export const listChanges = async (call: Call, list: ListOf<typeof subjectChangeRoutes.listSubjectChanges>) => {
  return pageOf(
    await call.read((tx) =>
      pageQueries<SubjectChange>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
        select: tx`change.id, change.kind, change.names, change.created_at`,
        from: tx`(
          select ue.id, ue.facts ->> 'kind' as kind, ue.facts -> 'names' as names, ue.created_at
          from undo_entry ue where ${undoable(tx, call, 'subject-change')} and ue.actor_id = ${call.actor.userId}
        ) as change where true`,
      }),
    ),
  )
}
