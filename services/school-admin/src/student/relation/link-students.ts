import type { StudentClassPair } from '@lernspur/contracts/student-class-relation.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { visibleSubjects } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { merged, requirePairs } from './relation.policy'
import { insertRelations, readRelations } from './relation.query'

/** Nothing new is entered about a student who waits to be erased (rule erasure.1). */
const requireStaying = async (tx: Transaction, tenantId: string, studentIds: readonly string[]): Promise<void> => {
  const leaving = await tx`
    select from student
    where tenant_id = ${tenantId} and id = any(${[...studentIds]}::uuid[]) and erases_at is not null limit 1`
  if (leaving.length > 0) refuse('CREATE_NOT_ALLOWED')
}

/**
 * Assigns students to classes and their subjects, all pairs or none. CREATE_NOT_ALLOWED without the right to manage the
 * students of a class and for a student who waits to be erased, NOT_FOUND for a student, class or subject that the caller does not see.
 */
export const linkStudents = (call: Call, relations: readonly StudentClassPair[]) =>
  call.write(async (tx) => {
    const pairs = merged(relations)
    const { tenantId } = call.actor
    await requirePairs(tx, call, pairs, 'CREATE_NOT_ALLOWED')
    const studentIds = [...new Set(pairs.map((pair) => pair.studentId))]
    await requireStaying(tx, tenantId, studentIds)
    await insertRelations(tx, tenantId, pairs)
    await audit(tx, call, 'student-class-relation.link', studentIds)
    const rows = [...(await readRelations(tx, tenantId, pairs, visibleSubjects(tx, call.actor)))]
    return { rows, count: rows.length }
  })
