import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { lockStudentForDelete } from './student.policy'

/** Removes one student; the database refuses with FOREIGN_KEY_CONSTRAINT while observations name him or her. */
export const deleteStudent = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await lockStudentForDelete(tx, call, id)
    await tx`delete from student where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'student.delete', id)
    return undefined
  })
