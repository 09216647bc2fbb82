import type { SetSubjectStudents } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { requireSubjectRight } from '@lernspur/service-kit/access/subject-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { deleteRelations } from './delete-relations'
import { insertRelations } from './relation.query'

const studentsOf = async (tx: Transaction, { actor }: Call, schoolSubjectId: string): Promise<string[]> => {
  const rows = await tx<{ studentId: string }[]>`
    select student_id from student_subject_relation
    where tenant_id = ${actor.tenantId} and school_subject_id = ${schoolSubjectId} order by student_id for update`
  return rows.map(({ studentId }) => studentId)
}

/**
 * Sets the students who take part in a subject. UPDATE_NOT_ALLOWED without the right to manage students, NOT_FOUND for
 * students of other classes, INVALID_IMPLICIT_DELETION for removed students with observations in the subject.
 */
export const setSubjectStudents = (call: Call, schoolSubjectId: string, input: SetSubjectStudents) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { schoolClassId } = await requireSubjectRight(
      tx,
      call.actor,
      schoolSubjectId,
      'students',
      'UPDATE_NOT_ALLOWED',
    )
    if (schoolClassId === null) return refuse('NOT_FOUND')
    const wanted = [...new Set(input.studentIds)]
    const members = await tx`
      select from student_class_relation
      where tenant_id = ${tenantId} and school_class_id = ${schoolClassId} and student_id = any(${wanted}::uuid[])
      for key share`
    if (members.length !== wanted.length) refuse('NOT_FOUND')
    const pairs = (ids: readonly string[]) =>
      ids.map((studentId) => ({ studentId, schoolClassId, schoolSubjectIds: [schoolSubjectId] }))
    const left = (await studentsOf(tx, call, schoolSubjectId)).filter((id) => !wanted.includes(id))
    await deleteRelations(tx, tenantId, pairs(left), { withObservations: input.withObservations ?? false })
    await insertRelations(tx, tenantId, pairs(wanted))
    await audit(tx, call, 'subject.students', schoolSubjectId)
    return { schoolSubjectId, studentIds: await studentsOf(tx, call, schoolSubjectId) }
  })
