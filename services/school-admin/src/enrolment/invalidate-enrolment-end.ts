import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/**
 * Stands for the last day of a student's classes until that is determined; no school uses this day. Not a parameter,
 * because with one the database would plan each list again.
 */
export const unknownDay = (tx: Transaction): Fragment => tx`date '0001-01-02'`

/** Name of the lock that changes of enrolments share, and that whoever determines the days takes alone. */
export const enrolmentLock = (tenantId: string): string => `enrolments of ${tenantId}`

/**
 * Marks the last day of the students' classes as unknown. Every change of a class's students, state or year must do so
 * in its transaction. `studentIds` is a subquery of ids.
 */
export const invalidateEnrolmentEnd = async (
  tx: Transaction,
  tenantId: string,
  studentIds: Fragment,
): Promise<void> => {
  await tx`select pg_advisory_xact_lock_shared(hashtextextended(${enrolmentLock(tenantId)}, 0))`
  await tx`
    update student set enrolled_until = ${unknownDay(tx)}
    where tenant_id = ${tenantId} and enrolled_until <> ${unknownDay(tx)} and id in (${studentIds})`
}

/** The same for all students of classes; `classIds` is a subquery of ids. */
export const invalidateEnrolmentEndOf = (tx: Transaction, tenantId: string, classIds: Fragment): Promise<void> =>
  invalidateEnrolmentEnd(
    tx,
    tenantId,
    tx`
    select scr.student_id from student_class_relation scr
    where scr.tenant_id = ${tenantId} and scr.school_class_id in (${classIds})`,
  )
