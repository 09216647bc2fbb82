import type { UnlinkStudents } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { deleteRelations } from './delete-relations'
import { mergePairs, requireDays, requirePairs } from './relation.policy'
import { readRelations } from './relation.query'

/**
 * Removes students from classes, or from the subjects that a pair names; all pairs or none. NOT_FOUND for a missing
 * relation, VALIDATION_FAILED for a last day as in `requireDays`, INVALID_IMPLICIT_DELETION for students with observations there unless `withObservations`.
 */
export const unlinkStudents = (call: Call, { relations, withObservations = false, leftOn }: UnlinkStudents) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const pairs = mergePairs(relations)
    await requirePairs(tx, call, pairs, 'NO_PERMISSION')
    await requireDays(
      tx,
      call,
      'leftOn',
      pairs.map((pair) => ({ ...pair, day: leftOn })),
    )
    const linked = await readRelations(tx, tenantId, pairs, visibleSubjects(tx, call.actor))
    const subjectsOf = new Map(linked.map((row) => [`${row.studentId} ${row.schoolClassId}`, row.schoolSubjectIds]))
    for (const { studentId, schoolClassId, schoolSubjectIds = [] } of pairs) {
      const subjects = subjectsOf.get(`${studentId} ${schoolClassId}`)
      if (!subjects || schoolSubjectIds.some((id) => !subjects.includes(id))) refuse('NOT_FOUND')
    }
    await deleteRelations(
      tx,
      tenantId,
      pairs.map((pair) => ({ ...pair, leftOn })),
      { withObservations },
    )
    const studentIds = new Set(pairs.map((pair) => pair.studentId))
    await audit(tx, call, 'student-class-relation.unlink', [...studentIds])
    return undefined
  })
