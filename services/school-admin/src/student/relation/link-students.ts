import type { LinkStudents } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { mergePairs, requireDays, requirePairs, requireStaying } from './relation.policy'
import { insertRelations, readRelations } from './relation.query'

/**
 * Assigns students to classes and their subjects, all pairs or none. CREATE_NOT_ALLOWED without the right to manage the
 * students of a class and for a student who waits to be erased, NOT_FOUND for a student, class or subject that the caller does not see, VALIDATION_FAILED for a first day as in `requireDays`.
 */
export const linkStudents = (call: Call, { relations, enteredOn }: LinkStudents) =>
  call.write(async (tx) => {
    const pairs = mergePairs(relations)
    const { tenantId } = call.actor
    await requirePairs(tx, call, pairs, 'CREATE_NOT_ALLOWED')
    const studentIds = [...new Set(pairs.map((pair) => pair.studentId))]
    await requireStaying(tx, tenantId, studentIds)
    await requireDays(
      tx,
      call,
      'enteredOn',
      pairs.map((pair) => ({ ...pair, day: enteredOn })),
    )
    await insertRelations(tx, tenantId, pairs, enteredOn)
    await audit(tx, call, 'student-class-relation.link', studentIds)
    const rows = [...(await readRelations(tx, tenantId, pairs, visibleSubjects(tx, call.actor)))]
    return { rows, count: rows.length }
  })
