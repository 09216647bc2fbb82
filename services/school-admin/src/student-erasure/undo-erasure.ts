import type { StudentErasure } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import { readErasure } from './student-erasure.query'

/** Withdraws a request: the student stays as before. UPDATE_NOT_ALLOWED once it is undone or carried out. */
export const undoErasure = (call: Call, id: string): Promise<StudentErasure> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    await tx`select from student_erasure where tenant_id = ${tenantId} and id = ${id} for update`
    const erasure = await readErasure(tx, call.actor, id)
    if (erasure.undoneAt !== null || erasure.carriedOutAt !== null) refuse('UPDATE_NOT_ALLOWED')
    await tx`
      update student_erasure set undone_at = now(), undone_by_id = ${userId}
      where tenant_id = ${tenantId} and id = ${id}`
    await tx`
      update student set erases_at = null, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${erasure.studentId}`
    await audit(tx, call, 'student-erasure.undo', id)
    await queueEvents(tx, { tenantId }, 'student.changed', [erasure.studentId])
    return readErasure(tx, call.actor, id)
  })
