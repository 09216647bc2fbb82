import type { Call } from '@lernspur/service-kit/call'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockStudentForDelete } from './student.policy'

/** Removes one student; the database refuses with FOREIGN_KEY_CONSTRAINT while observations name him or her. */
export const deleteStudent = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'student', id, lockStudentForDelete)
