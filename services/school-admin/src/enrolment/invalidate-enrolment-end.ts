import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/**
 * Instead of the last day of a student's classes, until it is determined: no day of any school. No parameter, for which
 * the database would plan each list again.
 */
export const unknownDay = (tx: Transaction): Fragment => tx`date '0001-01-02'`

/** Name of the lock between changes of enrolments, which share it, and whoever determines them. */
export const enrolmentLock = (tenantId: string): string => `enrolments of ${tenantId}`

/**
 * Has the last day of the students' classes determined again, as every change of a class's students, state or year must
 * in its transaction. `studentIds` is a subquery that gives ids.
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

/** The same for all students of classes; `classIds` is a subquery that gives ids. */
export const invalidateEnrolmentEndOf = (tx: Transaction, tenantId: string, classIds: Fragment): Promise<void> =>
  invalidateEnrolmentEnd(
    tx,
    tenantId,
    tx`
    select scr.student_id from student_class_relation scr
    where scr.tenant_id = ${tenantId} and scr.school_class_id in (${classIds})`,
  )
