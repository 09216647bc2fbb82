import type { StudentClassPair } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { invalidateEnrolmentEnd } from '../../enrolment/invalidate-enrolment-end'
import { pairsAsRows } from './relation.query'

type From = 'class' | 'subject'

/** Who leaves which class, or subjects of it. */
export interface LeavingPair extends StudentClassPair {
  /** The last day in the class, by default today; the first day there if that is later. */
  readonly leftOn?: string | undefined
}

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
 * Records who leaves, so that the class can read and report about its time with the child (rule student.7). Who was put
 * in within the last day and has nothing there was never really in the class, unless a last day is given.
 */
const recordLeaving = (tx: Transaction, tenantId: string, pairs: readonly LeavingPair[]) => tx`
  insert into former_class_relation (tenant_id, student_id, school_class_id, entered_on, left_on, school_subject_ids)
  select scr.tenant_id, scr.student_id, scr.school_class_id, scr.entered_on,
    greatest(coalesce(i."leftOn", school_today(${tenantId})), scr.entered_on), array(
      select ssr.school_subject_id from student_subject_relation ssr
      where ssr.tenant_id = scr.tenant_id and ssr.student_id = scr.student_id
        and ssr.school_class_id = scr.school_class_id
      order by ssr.school_subject_id)
  from ${pairsAsRows(tx, pairs)}
  join student_class_relation scr on scr.tenant_id = ${tenantId} and scr.student_id = i."studentId"
    and scr.school_class_id = i."schoolClassId"
  where i."leftOn" is not null or scr.created_at < now() - interval '1 day'
    or exists (select from observation_trace ot
      where ot.tenant_id = scr.tenant_id and ot.student_id = scr.student_id
        and ot.school_class_id = scr.school_class_id)
    or exists (select from report r
      where r.tenant_id = scr.tenant_id and r.original_student_id = scr.student_id
        and r.school_class_id = scr.school_class_id)
    or exists (select from talk_sheet ts
      where ts.tenant_id = scr.tenant_id and ts.student_id = scr.student_id
        and ts.school_class_id = scr.school_class_id)`

/**
 * Removes students from classes, or from the subjects that a pair names. Unless `withObservations`, observations there
 * are INVALID_IMPLICIT_DELETION, whose details give their number and that of their students.
 */
export const deleteRelations = async (
  tx: Transaction,
  tenantId: string,
  pairs: readonly LeavingPair[],
  { withObservations }: { readonly withObservations: boolean },
): Promise<void> => {
  if (!withObservations) {
    const counts = await observationCounts(tx, tenantId, pairs)
    const details = Object.entries(counts).map(([path, count]) => ({ path, message: String(count) }))
    if (counts.observationCount > 0) refuse('INVALID_IMPLICIT_DELETION', details)
  }
  const fromClasses = pairs.filter((pair) => pair.schoolSubjectIds === undefined)
  const fromSubjects = pairs.filter((pair) => pair.schoolSubjectIds !== undefined)
  await recordLeaving(tx, tenantId, fromClasses)
  await remove(tx, tenantId, fromClasses, 'class')
  await remove(tx, tenantId, fromSubjects, 'subject')
  if (fromClasses.length > 0)
    await invalidateEnrolmentEnd(tx, tenantId, tx`select i."studentId" from ${pairsAsRows(tx, fromClasses)}`)
}
