import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import { enrolmentLock, unknownDay } from '../../enrolment/invalidate-enrolment-end'
import { lastDayOfClasses } from './enrolment.query'

/**
 * Stores the last day of classes for the students of a school for whom it is not known; with `everybody` also where it
 * is wrong, which only a release that does not know the day can have caused. Skips students who are being changed,
 * until the next time.
 */
export const updateEnrolmentEnds = (db: Database, tenantId: string, everybody = false): Promise<void> =>
  writeTenant(db, tenantId, async (tx) => {
    const [lock] = await tx<{ isHeld: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${enrolmentLock(tenantId)}, 0)) as is_held`
    if (!lock?.isHeld) return
    await tx`
      with due as (
        select s.id, ${lastDayOfClasses(tx)} as last_day from student s
        where s.tenant_id = ${tenantId}
          and ${everybody ? tx`s.enrolled_until <> ${lastDayOfClasses(tx)}` : tx`s.enrolled_until = ${unknownDay(tx)}`}
        for no key update of s skip locked)
      update student s set enrolled_until = due.last_day
      from due where s.tenant_id = ${tenantId} and s.id = due.id`
  })
