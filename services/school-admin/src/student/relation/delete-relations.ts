import type { StudentClassPair } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { invalidateEnrolmentEnd } from '../../enrolment/invalidate-enrolment-end'
import { pairsAsRows } from './relation.query'

type From = 'class' | 'subject'

interface Counts {
  readonly studentCount: number
  readonly observationCount: number
}

const remove = (tx: Transaction, tenantId: string, pairs: readonly StudentClassPair[], from: From) => tx`
  delete from ${tx(`student_${from}_relation`)} r using ${pairsAsRows(tx, pairs)}
  where r.tenant_id = ${tenantId} and r.student_id = i."studentId" and r.school_class_id = i."schoolClassId"
    and ${from === 'class' ? tx`true` : tx`i."schoolSubjectIds" ? r.school_subject_id::text`}`

const observationCounts = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
): Promise<Counts> => {
  const [counts] = await tx<Counts[]>`
    select count(distinct ot.student_id)::integer as student_count, count(*)::integer as observation_count
    from ${pairsAsRows(tx, pairs)}
    join observation_trace ot on ot.tenant_id = ${tenantId} and ot.student_id = i."studentId"
      and ot.school_class_id = i."schoolClassId"
      and (i."schoolSubjectIds" is null or i."schoolSubjectIds" ? ot.school_subject_id::text)`
  return counts ?? { studentCount: 0, observationCount: 0 }
}

/**
 * Removes students from classes, or from the subjects that a pair names. Unless `withObservations`, observations there
 * are INVALID_IMPLICIT_DELETION, whose details give their number and that of their students.
 */
export const deleteRelations = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly StudentClassPair[],
  withObservations: boolean,
): Promise<void> => {
  if (!withObservations) {
    const counts = await observationCounts(tx, tenantId, pairs)
    const details = Object.entries(counts).map(([path, count]) => ({ path, message: String(count) }))
    if (counts.observationCount > 0) refuse('INVALID_IMPLICIT_DELETION', details)
  }
  const fromClasses = pairs.filter((pair) => pair.schoolSubjectIds === undefined)
  const fromSubjects = pairs.filter((pair) => pair.schoolSubjectIds !== undefined)
  await remove(tx, tenantId, fromClasses, 'class')
  await remove(tx, tenantId, fromSubjects, 'subject')
  if (fromClasses.length > 0)
    await invalidateEnrolmentEnd(tx, tenantId, tx`select i."studentId" from ${pairsAsRows(tx, fromClasses)}`)
}
