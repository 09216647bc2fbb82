import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { enrolmentLock, unknownDay } from '../../enrolment/invalidate-enrolment-end'
import { lastDayOfClasses } from './enrolment.query'

/**
 * Stores the last day of classes for the students `s` of a school that fulfil a condition. Skips students who are being
 * changed, until the next time, and a school whose enrolments are.
 */
const store = async (tx: Transaction, tenantId: string, condition: Fragment): Promise<void> => {
  const [lock] = await tx<{ isHeld: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${enrolmentLock(tenantId)}, 0)) as is_held`
  if (!lock?.isHeld) return
  await tx`
    with due as (
      select s.id, ${lastDayOfClasses(tx)} as last_day from student s
      where s.tenant_id = ${tenantId} and ${condition}
      for no key update of s skip locked)
    update student s set enrolled_until = due.last_day
    from due where s.tenant_id = ${tenantId} and s.id = due.id`
}

/** Stores the last day of classes for the students of a school for whom it is not known. */
export const updateEnrolmentEnds = (db: Database, tenantId: string): Promise<void> =>
  writeTenant(db, tenantId, (tx) => store(tx, tenantId, tx`s.enrolled_until = ${unknownDay(tx)}`))

/**
 * Stores it where it is wrong, which only a release that does not know the day can have caused. The transaction, of no
 * school, acts in this one from now on.
 */
export const correctEnrolmentEnds = async (tx: Transaction, tenantId: string): Promise<void> => {
  await tx`select set_config('app.tenant_id', ${tenantId}, true)`
  await store(tx, tenantId, tx`s.enrolled_until <> ${lastDayOfClasses(tx)}`)
}
