import type { SetPartStatus } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { visibleReportSubject } from '../../report-access/visible-report'
import { lockReportsOf } from '../lock-reports'
import { notifyOfCompletedSubject } from '../notification/notify-of-completed-subject'
import type { LockedReport } from '../report.policy'

interface Part {
  readonly id: string
  readonly reportId: string
  readonly schoolSubjectId: string
}

/** Locks the reports that the parts belong to; NOT_FOUND unless the caller sees all of the parts in this class. */
const lockReportsOfParts = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  ids: readonly string[],
): Promise<LockedReport[]> => {
  await requireClassRight(tx, call.actor, schoolClassId, 'write', 'UPDATE_NOT_ALLOWED')
  const parts = await tx<Part[]>`
    select rs.id, rs.report_id, rs.school_subject_id
    from report r join report_subject rs on ${visibleReportSubject(tx, call.actor)}
    where r.tenant_id = ${call.actor.tenantId} and r.school_class_id = ${schoolClassId} and rs.id = any(${[...ids]}::uuid[])`
  if (parts.length < ids.length) refuse('NOT_FOUND')
  const reportIds = parts.map(({ reportId }) => reportId)
  const reports = await lockReportsOf(tx, call, schoolClassId, reportIds, 'UPDATE_NOT_ALLOWED')
  if (reports.some(({ status }) => status === 'completed')) refuse('REPORT_ALREADY_COMPLETED')
  return reports
}

/**
 * Notifies the authors of the reports about subjects that are now completed in all reports that belong together, each
 * once.
 */
const notifyAuthors = async (
  tx: Transaction,
  call: Call,
  reports: readonly LockedReport[],
  partIds: readonly string[],
) => {
  // One of the parts that belong together stands for all of them.
  const some = await tx<Part[]>`
    select distinct on (rs.school_subject_id, r.created_by_id, r.report_group_id, belonging.name)
      rs.id, rs.report_id, rs.school_subject_id
    from report_subject rs join report r on r.tenant_id = rs.tenant_id and r.id = rs.report_id
    cross join lateral (
      select case when r.report_group_id is null then jsonb_build_array(r.name, r.start_date, r.end_date) end as name
    ) as belonging
    where rs.tenant_id = ${call.actor.tenantId} and rs.id = any(${[...partIds]}::uuid[])
    order by rs.school_subject_id, r.created_by_id, r.report_group_id, belonging.name`
  for (const { reportId, schoolSubjectId } of some) {
    const report = reports.find(({ id }) => id === reportId)
    if (report) await notifyOfCompletedSubject(tx, call, report, schoolSubjectId)
  }
}

/**
 * Completes parts of reports of a class, or reopens them, all or none (rule report-subject.4). Parts that have the
 * status already stay, and so do parts that somebody has changed since the `updatedAt` that the caller knows.
 * REPORT_ALREADY_COMPLETED when one of the reports is final.
 */
export const setPartStatus = (call: Call, schoolClassId: string, { status, parts }: SetPartStatus) =>
  call.write(async (tx) => {
    const ids = [...new Set(parts.map(({ id }) => id))]
    const reports = await lockReportsOfParts(tx, call, schoolClassId, ids)
    const rows = await tx<{ id: string; updatedAt: string }[]>`
      update report_subject rs set status = ${status}, updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
      from jsonb_to_recordset(${tx.json(parts as never)}) as asked (id uuid, "updatedAt" timestamptz)
      where rs.tenant_id = ${call.actor.tenantId} and rs.id = asked.id and rs.status <> ${status}
        and coalesce(asked."updatedAt" = rs.updated_at, true)
      returning rs.id, rs.updated_at`
    const changed = rows.map(({ id }) => id)
    if (changed.length > 0) await audit(tx, call, 'report.subject', changed)
    if (status === 'completed') await notifyAuthors(tx, call, reports, changed)
    return { rows: [...rows], count: rows.length }
  })
