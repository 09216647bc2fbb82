import type { CreateStudent, Student } from '@lernspur/contracts/school-admin/student.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { readGivenPicture, storeVisiblePicture } from '../school-picture/store-visible-picture'
import { requireDays } from './relation/relation.policy'
import { insertRelations } from './relation/relation.query'
import { requireNewName } from './returning/require-new-name'
import { requireStudentRights } from './student.policy'
import { readStudent } from './student.query'

/** Creates a student in classes; CREATE_NOT_ALLOWED without the right to manage the students of each; VALIDATION_FAILED as in `requireNewName` and `requireDays`. */
export const createStudent = async (call: Call, input: CreateStudent): Promise<Student> => {
  const given = await readGivenPicture(call, input.avatar ?? null)
  return call.write(async (tx) => {
    const { tenantId } = call.actor
    const schoolClassIds = [...new Set(input.schoolClassIds)]
    await requireStudentRights(tx, call.actor, schoolClassIds, 'CREATE_NOT_ALLOWED')
    await requireNewName(tx, call, input)
    const studentId = Bun.randomUUIDv7()
    const pairs = schoolClassIds.map((schoolClassId) => ({ studentId, schoolClassId }))
    await requireDays(
      tx,
      call,
      'enteredOn',
      pairs.map((pair) => ({ ...pair, day: input.enteredOn })),
    )
    const avatar = await storeVisiblePicture(tx, call, given, null)
    await tx`
      insert into student (tenant_id, id, first_name, last_name, avatar, birth_date)
      values (${tenantId}, ${studentId}, ${input.firstName}, ${input.lastName}, ${avatar}, ${input.birthDate ?? null})`
    await insertRelations(tx, tenantId, pairs, input.enteredOn)
    await audit(tx, call, 'student.create', studentId)
    return readStudent(tx, call, studentId)
  })
}
