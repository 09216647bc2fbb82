import type { StudentClassPair, UnlinkStudents } from '@lernspur/contracts/student-class-relation.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { visibleSubjects } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { merged, requirePairs } from './relation.policy'
import { deleteRelations, readRelations } from './relation.query'

const subjectCount = (pairs: readonly StudentClassPair[]): number =>
  pairs.reduce((sum, { schoolSubjectIds = [] }) => sum + schoolSubjectIds.length, 0)

/**
 * Removes students from classes, or from the subjects that a pair names; all pairs or none. NOT_FOUND for a missing
 * relation, INVALID_IMPLICIT_DELETION for students with observations there unless `withObservations`.
 */
export const unlinkStudents = (call: Call, { relations, withObservations = false }: UnlinkStudents) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const pairs = merged(relations)
    await requirePairs(tx, call, pairs, 'NO_PERMISSION')
    const linked = await readRelations(tx, tenantId, pairs, visibleSubjects(tx, call.actor))
    const subjectsOf = new Map(linked.map((row) => [`${row.studentId} ${row.schoolClassId}`, row.schoolSubjectIds]))
    for (const { studentId, schoolClassId, schoolSubjectIds = [] } of pairs) {
      const subjects = subjectsOf.get(`${studentId} ${schoolClassId}`)
      if (!subjects || schoolSubjectIds.some((id) => !subjects.includes(id))) refuse('NOT_FOUND')
    }
    const whole = pairs.filter((pair) => pair.schoolSubjectIds === undefined)
    const partial = pairs.filter((pair) => pair.schoolSubjectIds !== undefined)
    const removed =
      (await deleteRelations(tx, tenantId, whole, 'class', withObservations)) +
      (await deleteRelations(tx, tenantId, partial, 'subject', withObservations))
    if (removed !== whole.length + subjectCount(partial)) refuse('INVALID_IMPLICIT_DELETION')
    const studentIds = new Set(pairs.map((pair) => pair.studentId))
    await audit(tx, call, 'student-class-relation.unlink', [...studentIds])
    return undefined
  })
