import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { managedReport, visibleReport } from '../report-access/visible-report'
import type { LockedReport } from './report.policy'

/**
 * Locks reports of a class for one change of all of them, in an order that keeps two such changes from a deadlock;
 * NOT_FOUND when the caller does not see one of them, `refusal` without the right to write in the class.
 */
export const lockReportsOf = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  reportIds: readonly string[],
  refusal: ErrorCode,
): Promise<LockedReport[]> => {
  await requireClassRight(tx, call.actor, schoolClassId, 'write', refusal)
  const ids = [...new Set(reportIds)]
  const rows = await tx<LockedReport[]>`
    select r.id, r.status, r.created_by_id, r.school_class_id, r.updated_at, ${managedReport(tx, call.actor)} as can_manage
    from report r
    where ${visibleReport(tx, call.actor)} and r.school_class_id = ${schoolClassId} and r.id = any(${ids}::uuid[])
    order by r.id for update of r`
  return rows.length === ids.length ? [...rows] : refuse('NOT_FOUND')
}
