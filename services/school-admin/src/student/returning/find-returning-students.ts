import type { FindReturningStudents } from '@lernspur/contracts/school-admin/student.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import type { Call } from '@lernspur/service-kit/call/call'
import { returningStudentsQuery } from './returning-student'

/** Students of the school who have one of the names and are in no class (rule student.8); nothing about any others. */
export const findReturningStudents = (call: Call, schoolClassId: string, { students }: FindReturningStudents) =>
  call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'students')
    const rows = [...(await returningStudentsQuery(tx, call.actor, students))]
    return { rows, count: rows.length }
  })
