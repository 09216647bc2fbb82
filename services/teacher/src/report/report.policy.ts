import type { ReportStatus } from '@lernspur/contracts/teacher/report.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { managedReport, visibleReport } from '../report-access/visible-report'

/** The current row of a report, locked for a change. */
export interface LockedReport {
  readonly id: string
  readonly status: ReportStatus
  readonly createdById: string
  readonly schoolClassId: string | null
  readonly updatedAt: string
  /** Whether general comment and group are the caller's to change (rule report.9). */
  readonly canManage: boolean
}

/** Locks a report; NOT_FOUND when invisible, `refusal` when visible but not to be written. */
export const lockReport = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<LockedReport> => {
  const [row] = await tx<LockedReport[]>`
    select r.id, r.status, r.created_by_id, r.school_class_id, r.updated_at, ${managedReport(tx, call.actor)} as can_manage
    from report r where ${visibleReport(tx, call.actor)} and r.id = ${id} for update of r`
  if (!row) return refuse('NOT_FOUND')
  if (row.schoolClassId) await requireClassRight(tx, call.actor, row.schoolClassId, 'write', refusal)
  return row
}

/**
 * As `lockReport`; a completed report takes no change (rule report.6), nor does one whose class is gone
 * (REPORT_NO_CLASS_ASSOCIATION).
 */
export const lockOpenReport = async (tx: Transaction, call: Call, id: string): Promise<LockedReport> => {
  const row = await lockReport(tx, call, id, 'UPDATE_NOT_ALLOWED')
  if (row.status === 'completed') refuse('REPORT_ALREADY_COMPLETED')
  return row.schoolClassId === null ? refuse('REPORT_NO_CLASS_ASSOCIATION') : row
}

/** Only its author, a manager or an admin may complete or delete a report (rule report.5). */
export const mayComplete = (actor: Actor, report: LockedReport): boolean =>
  actor.roleType !== 'user' || report.createdById === actor.userId
