import type { Report, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import type { UndoRecalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { entriesWith, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { lockReportsOf } from '../lock-reports'
import { lockOpenReport } from '../report.policy'
import { readReport, reportsById } from '../report.query'
import { proposalsOf, withFormerProposals } from './recalculation'

type Recalculations = UndoRecalculation['subjects']

/** What was proposed before the recalculations that `subjects` name, of subjects that nobody has recalculated since. */
const formerProposals = async (tx: Transaction, call: Call, reportIds: readonly string[], subjects: Recalculations) => {
  const ids = [...reportIds]
  const rows = await tx<Pick<ReportSubject, 'id' | 'domains'>[]>`
    select rs.id, uro.content -> 'domains' as domains
    from ${entriesWith(tx, 'report_subject')}
    join report_subject rs on rs.tenant_id = uro.tenant_id and rs.report_id = uro.report_id and rs.id = uro.row_id
      and rs.status = 'inProgress'
    join jsonb_to_recordset(${tx.json(subjects as never)}) as named (id uuid, "updatedAt" timestamptz)
      on named.id = rs.id and named."updatedAt" = (ue.facts ->> rs.id::text)::timestamptz
    where ${undoable(tx, call, 'report-recalculation')} and uro.report_id = any(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.id, proposalsOf(row)]))
}

/** Puts back the proposals of subjects of locked reports; NOT_FOUND for a subject that the caller does not see. */
const restoreProposals = async (tx: Transaction, call: Call, reports: readonly Report[], subjects: Recalculations) => {
  const known = new Map(
    reports.flatMap((report) => report.subjects.map((subject) => [subject.id, { report, subject }] as const)),
  )
  if (subjects.some(({ id }) => !known.has(id))) refuse('NOT_FOUND')
  const reportIds = reports.map(({ id }) => id)
  const former = await formerProposals(tx, call, reportIds, subjects)
  const restored = [...former].flatMap(([id, before]) => {
    const found = known.get(id)
    return found ? [{ id, domains: withFormerProposals(found.report, found.subject, before) }] : []
  })
  if (restored.length === 0) return { rows: [], count: 0 }
  const ids = restored.map(({ id }) => id)
  const rows = await tx<{ id: string; updatedAt: string }[]>`
    update report_subject rs set domains = n.domains, updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(restored as never)}) as n (id uuid, domains jsonb)
    where rs.tenant_id = ${call.actor.tenantId} and rs.id = n.id
    returning rs.id, rs.updated_at`
  await tx`
    delete from undo_row
    where tenant_id = ${call.actor.tenantId} and table_name = 'report_subject' and row_id = any(${ids}::uuid[])`
  await audit(tx, call, 'report.recalculate', ids)
  return { rows: [...rows], count: rows.length }
}

/**
 * Restores the proposals from before a recalculation, which `updatedAt` of each subject names; decisions made since
 * stay. A subject that was recalculated or completed since stays as it is (rule report-subject.5). Returns the restored
 * subjects; NOT_FOUND for one that the caller does not see.
 */
export const undoRecalculation = (call: Call, reportId: string, subjects: Recalculations) =>
  call.write(async (tx) => {
    await lockOpenReport(tx, call, reportId)
    return restoreProposals(tx, call, [await readReport(tx, call, reportId)], subjects)
  })

/** The same for subjects of several reports of a class; a report that was completed since stays as it is. */
export const undoRecalculations = (call: Call, schoolClassId: string, subjects: Recalculations) =>
  call.write(async (tx) => {
    const ids = subjects.map(({ id }) => id)
    const rows = await tx<{ reportId: string }[]>`
      select distinct rs.report_id from report_subject rs
      where rs.tenant_id = ${call.actor.tenantId} and rs.id = any(${ids}::uuid[])`
    const reportIds = rows.map(({ reportId }) => reportId)
    const locked = await lockReportsOf(tx, call, schoolClassId, reportIds, 'UPDATE_NOT_ALLOWED')
    const completed = new Set(locked.flatMap(({ id, status }) => (status === 'completed' ? [id] : [])))
    const reports = await reportsById(tx, call.actor, reportIds)
    const closed = new Set(
      reports.flatMap((report) => (completed.has(report.id) ? report.subjects.map(({ id }) => id) : [])),
    )
    return restoreProposals(
      tx,
      call,
      reports,
      subjects.filter(({ id }) => !closed.has(id)),
    )
  })
