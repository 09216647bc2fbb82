import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { auditEach } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type LockedReport, mayComplete } from '../report.policy'
import { replaceReports } from '../seal/seal-report'
import { findingsOf, reportsToCheck } from './findings'

const unconfirmed = { de: 'Dieses Fach ist noch offen.', en: 'This subject is still open.' } as const

interface Completion {
  readonly reports: readonly LockedReport[]
  /** Open subjects, of all reports, that the caller knows of. */
  readonly confirmedIds: ReadonlySet<string>
  /** Path by which the input would name an open subject. */
  readonly pathOf: (reportId: string, subjectId: string) => string
}

const requireConfirmed = async (tx: Transaction, call: Call, { reports, confirmedIds, pathOf }: Completion) => {
  const ids = reports.map(({ id }) => id)
  const open = await tx<{ id: string; reportId: string }[]>`
    select rs.id, rs.report_id from report_subject rs
    where rs.tenant_id = ${call.actor.tenantId} and rs.report_id = any(${ids}::uuid[]) and rs.status = 'inProgress'
    order by rs.report_id, rs.position`
  const unseen = open.filter(({ id }) => !confirmedIds.has(id))
  if (unseen.length === 0) return
  const message = unconfirmed[call.language]
  const faults = unseen.map(({ id, reportId }): ErrorDetail => ({ path: pathOf(reportId, id), message }))
  refuse('INVALID_PARAMETERS', faults)
}

/**
 * Completes locked reports, also of several classes, permanently, and stores with each what was left open (rule report-work.2).
 * UPDATE_NOT_ALLOWED for anyone but its author, a manager or an admin; INVALID_PARAMETERS names open subjects that are
 * not confirmed.
 */
export const completeReports = async (tx: Transaction, call: Call, completion: Completion): Promise<void> => {
  const { reports } = completion
  if (!reports.every((report) => mayComplete(call.actor, report))) refuse('UPDATE_NOT_ALLOWED')
  if (reports.some(({ status }) => status === 'completed')) refuse('REPORT_ALREADY_COMPLETED')
  await requireConfirmed(tx, call, completion)
  const ids = reports.map(({ id }) => id)
  const left = (await findingsOf(tx, call, await reportsToCheck(tx, call, ids))).map(({ reportId: id, findings }) => ({
    id,
    findings: findings.map(({ kind, subjectName, count }) => ({ kind, subjectName, count })),
  }))
  await tx`
    update report r set status = 'completed', completed_at = now(), left_open = f.findings,
      updated_at = clock_timestamp(), updated_by_id = ${call.actor.userId}
    from jsonb_to_recordset(${tx.json(left as never)}) as f (id uuid, findings jsonb)
    where r.tenant_id = ${call.actor.tenantId} and r.id = f.id and r.status = 'inProgress'`
  await replaceReports(tx, call, ids)
  await auditEach(
    tx,
    call,
    'report.close',
    left.map(({ id, findings }) => ({
      id,
      change: findings.length > 0 ? { leftOpen: [null, findings.length] as const } : {},
    })),
  )
}
