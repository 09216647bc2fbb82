import type { CreateStudents } from '@lernspur/contracts/school-admin/student.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { insertRelations } from './relation/relation.query'
import { requireStudentRights } from './student.policy'
import { readStudents } from './student.query'

/** Creates many students in one class, all or none; CREATE_NOT_ALLOWED without the right to manage its students. */
export const createStudents = (call: Call, { schoolClassId, students }: CreateStudents) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await requireStudentRights(tx, call.actor, [schoolClassId], 'CREATE_NOT_ALLOWED')
    const made = students.map((student) => ({ ...student, id: Bun.randomUUIDv7() }))
    const ids = made.map(({ id }) => id)
    await tx`
      insert into student (tenant_id, id, first_name, last_name, birth_date)
      select ${tenantId}, i.id, i."firstName", i."lastName", i."birthDate"
      from jsonb_to_recordset(${tx.json(made)}) as i (id uuid, "firstName" text, "lastName" text, "birthDate" date)`
    await insertRelations(
      tx,
      tenantId,
      ids.map((studentId) => ({ studentId, schoolClassId })),
    )
    await audit(tx, call, 'student.create', ids)
    const rows = await readStudents(tx, call, ids)
    return { rows, count: rows.length }
  })
