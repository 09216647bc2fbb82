import type { StudentJoin, studentJoinRoutes } from '@lernspur/contracts/school-admin/student-join.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { joinColumns, joinSource } from './student-join.query'

const columns = (tx: Transaction) => ({
  id: 'ue.id',
  studentId: tx`(ue.facts ->> 'studentId')::uuid`,
  createdAt: 'ue.created_at',
  undoneAt: 'ue.undone_at',
})

/** Joins that can still be undone, or were undone, the newest first. */
export const listJoins = async (call: Call, list: ListOf<typeof studentJoinRoutes.listStudentJoins>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<StudentJoin>(tx, compileList(tx, list, columns(tx), [{ field: 'createdAt', dir: 'desc' }]), {
        select: joinColumns(tx),
        from: joinSource(tx, call),
      }),
    ),
  )
