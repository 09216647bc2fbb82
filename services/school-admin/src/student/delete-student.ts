import type { Call } from '@lernspur/service-kit/call'
import { releaseFiles } from '@lernspur/service-kit/forget-files'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockStudentForDelete } from './student.policy'

/** Deletes a student; the database refuses with FOREIGN_KEY_CONSTRAINT when there are observations. */
export const deleteStudent = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'student', id, lockStudentForDelete, {
    afterwards: (tx, _, { avatar }) => releaseFiles(tx, call, [avatar]),
  })
