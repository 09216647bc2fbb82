import type { Student, UpdateStudent } from '@lernspur/contracts/school-admin/student.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { readGivenPicture, storeVisiblePicture } from '../school-picture/store-visible-picture'
import { deleteRelations } from './relation/delete-relations'
import { insertRelations } from './relation/relation.query'
import { type LockedStudent, lockStudentForUpdate, requireStudentRights } from './student.policy'
import { readStudent } from './student.query'

/** Adds and removes classes; classes that the actor does not see stay. */
const moveBetweenClasses = async (
  tx: Transaction,
  { actor }: Call,
  { id: studentId, schoolClassIds: current }: LockedStudent,
  wanted: readonly string[],
): Promise<void> => {
  const pairs = (ids: readonly string[]) => ids.map((schoolClassId) => ({ studentId, schoolClassId }))
  const joined = [...new Set(wanted)].filter((id) => !current.includes(id))
  const left = current.filter((id) => !wanted.includes(id))
  const touched = [...joined, ...left]
  if (touched.length > 0) await requireStudentRights(tx, actor, touched, 'UPDATE_NOT_ALLOWED')
  await insertRelations(tx, actor.tenantId, pairs(joined))
  await deleteRelations(tx, actor.tenantId, pairs(left), { withObservations: false })
}

/**
 * Changes names, picture, date of birth and classes. UPDATE_NOT_ALLOWED without the right to manage the students of a class;
 * INVALID_IMPLICIT_DELETION when the student would leave a class with observations; EDIT_CONFLICT for an outdated
 * version.
 */
export const updateStudent = async (call: Call, id: string, change: UpdateStudent): Promise<Student> => {
  const given = change.avatar === undefined ? undefined : await readGivenPicture(call, change.avatar)
  return call.write(async (tx) => {
    const current = await lockStudentForUpdate(tx, call, id)
    await requireFresh(tx, call, current)
    if (change.schoolClassIds) await moveBetweenClasses(tx, call, current, change.schoolClassIds)
    const avatar = given ? await storeVisiblePicture(tx, call, given, current.avatar) : current.avatar
    await tx`
      update student set
        first_name = ${change.firstName ?? current.firstName},
        last_name = ${change.lastName ?? current.lastName},
        avatar = ${avatar},
        birth_date = ${change.birthDate === undefined ? current.birthDate : change.birthDate},
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    if (avatar !== current.avatar) await releaseFiles(tx, call, [current.avatar])
    await audit(tx, call, 'student.update', id, differences(current, change))
    return readStudent(tx, call, id)
  })
}
