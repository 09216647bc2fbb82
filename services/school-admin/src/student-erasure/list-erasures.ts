import type { StudentErasure, studentErasureRoutes } from '@lernspur/contracts/school-admin/student-erasure.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { erasureColumns, erasureSource } from './student-erasure.query'

const columns = {
  id: 'ser.id',
  studentId: 'ser.student_id',
  reason: 'ser.reason',
  requestedAt: 'ser.requested_at',
  dueAt: 'ser.due_at',
  undoneAt: 'ser.undone_at',
  carriedOutAt: 'ser.carried_out_at',
} as const

/** Erasures of the school: pending, undone and carried out ones, the newest first. */
export const listErasures = async (call: Call, list: ListOf<typeof studentErasureRoutes.listStudentErasures>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<StudentErasure>(tx, compileList(tx, list, columns, [{ field: 'requestedAt', dir: 'desc' }]), {
        select: erasureColumns(tx),
        from: erasureSource(tx, call.actor),
      }),
    ),
  )
