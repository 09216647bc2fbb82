import type { MoveStudents, StudentClassPair } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { deleteRelations } from './delete-relations'
import { mergePairs, requireDays, requirePairs, requireStaying } from './relation.policy'
import { insertRelations, readRelations } from './relation.query'

type Undo = Pick<MoveStudents, 'joined' | 'left'>

const keyOf = ({ studentId, schoolClassId }: StudentClassPair) => `${studentId} ${schoolClassId}`
const sameClass = {
  de: [{ path: 'joined', message: 'Ein Kind kommt nicht in die Klasse, die es verlässt.' }],
  en: [{ path: 'joined', message: 'A student does not join the class that they leave.' }],
} as const

const studentsOf = (pairs: readonly StudentClassPair[]) => [...new Set(pairs.map(({ studentId }) => studentId))]

/**
 * The pairs with the subjects that the students take part in. If some are hidden from the caller, no subjects are
 * named.
 */
const withSubjects = async (tx: Transaction, { actor }: Call, left: Undo['left']): Promise<Undo['joined']> => {
  const all = await readRelations(
    tx,
    actor.tenantId,
    left,
    tx`
    select id from school_subject where tenant_id = ${actor.tenantId}`,
  )
  const visible = await readRelations(tx, actor.tenantId, left, visibleSubjects(tx, actor))
  const numberOf = new Map(all.map((pair) => [keyOf(pair), pair.schoolSubjectIds.length]))
  return visible.map((pair) =>
    numberOf.get(keyOf(pair)) === pair.schoolSubjectIds.length
      ? pair
      : { studentId: pair.studentId, schoolClassId: pair.schoolClassId },
  )
}

/**
 * Students join classes and leave others, all or none (rule student.6). CREATE_NOT_ALLOWED without the right to manage
 * the students of a class and for a student who waits to be erased; NOT_FOUND for what the caller does not see,
 * EDIT_CONFLICT for a student who has left the class already; VALIDATION_FAILED for one who would join the class that he or
 * she leaves, and for days as in `requireDays`; INVALID_IMPLICIT_DELETION as in unlinking.
 */
export const moveStudents = (call: Call, { joined, left, withObservations = false, enteredOn, leftOn }: MoveStudents) =>
  call.write(async (tx): Promise<{ undo: Undo }> => {
    const { tenantId } = call.actor
    const joining = mergePairs(joined)
    const leaving = mergePairs(left)
    const leavingKeys = new Set(leaving.map(keyOf))
    if (joining.some((pair) => leavingKeys.has(keyOf(pair)))) refuse('VALIDATION_FAILED', sameClass[call.language])
    await requirePairs(tx, call, [...joining, ...leaving], 'CREATE_NOT_ALLOWED')
    await requireStaying(tx, tenantId, studentsOf(joining))
    const on = (pairs: readonly StudentClassPair[], day: string | undefined) => pairs.map((pair) => ({ ...pair, day }))
    await requireDays(tx, call, 'enteredOn', on(joining, enteredOn))
    await requireDays(tx, call, 'leftOn', on(leaving, leftOn))
    const known = new Set((await withSubjects(tx, call, joining)).map(keyOf))
    const fresh = joining.filter((pair) => !known.has(keyOf(pair)))
    const former = await withSubjects(tx, call, leaving)
    // Not NOT_FOUND, because then a repetition of this very move would look like one without rights.
    if (former.length !== leaving.length) refuse('EDIT_CONFLICT')
    await insertRelations(tx, tenantId, fresh, enteredOn)
    await deleteRelations(
      tx,
      tenantId,
      leaving.map((pair) => ({ ...pair, leftOn })),
      { withObservations },
    )
    await audit(tx, call, 'student-class-relation.link', studentsOf(fresh))
    await audit(tx, call, 'student-class-relation.unlink', studentsOf(leaving))
    const added = fresh.map(({ studentId, schoolClassId }) => ({ studentId, schoolClassId }))
    return { undo: { joined: former, left: added } }
  })
