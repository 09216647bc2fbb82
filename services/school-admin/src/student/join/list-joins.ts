import type { StudentJoin, studentJoinRoutes } from '@lernspur/contracts/school-admin/student-join.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { joinColumns, joinSource } from './student-join.query'

const columns = {
  id: 'ue.id',
  studentId: `(ue.facts ->> 'studentId')::uuid`,
  createdAt: 'ue.created_at',
  undoneAt: 'ue.undone_at',
} as const

/** Joins that can still be undone, or were undone, the newest first. */
export const listJoins = async (call: Call, list: ListOf<typeof studentJoinRoutes.listStudentJoins>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<StudentJoin>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
        select: joinColumns(tx),
        from: joinSource(tx, call),
      }),
    ),
  )
