import type { ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import type { UndoRecalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { entriesWith, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { lockOpenReport } from '../report.policy'
import { readReport } from '../report.query'
import { proposalsOf, withFormerProposals } from './recalculation'

type Recalculations = UndoRecalculation['subjects']

/** Proposals from before the recalculations that `subjects` name, for subjects that nobody has recalculated since. */
const formerProposals = async (tx: Transaction, call: Call, reportId: string, subjects: Recalculations) => {
  const rows = await tx<Pick<ReportSubject, 'id' | 'domains'>[]>`
    select rs.id, uro.content -> 'domains' as domains
    from ${entriesWith(tx, 'report_subject')}
    join report_subject rs on rs.tenant_id = uro.tenant_id and rs.report_id = ${reportId} and rs.id = uro.row_id
      and rs.status = 'inProgress'
    join jsonb_to_recordset(${tx.json(subjects as never)}) as named (id uuid, "updatedAt" timestamptz)
      on named.id = rs.id and named."updatedAt" = (ue.facts ->> rs.id::text)::timestamptz
    where ${undoable(tx, call, 'report-recalculation')} and uro.report_id = ${reportId}`
  return new Map(rows.map((row) => [row.id, proposalsOf(row)]))
}

/**
 * Restores the proposals from before a recalculation, which `updatedAt` of each subject names; decisions made since
 * stay. A subject that was recalculated or completed since stays as it is (rule report-subject.5). Returns the restored
 * subjects; NOT_FOUND for one that the caller does not see.
 */
export const undoRecalculation = (call: Call, reportId: string, subjects: Recalculations) =>
  call.write(async (tx) => {
    await lockOpenReport(tx, call, reportId)
    const report = await readReport(tx, call, reportId)
    const former = await formerProposals(tx, call, reportId, subjects)
    const rows: { id: string; updatedAt: string }[] = []
    for (const { id } of subjects) {
      const subject = report.subjects.find((one) => one.id === id) ?? refuse('NOT_FOUND')
      const before = former.get(id)
      if (!before) continue
      rows.push(
        ...(await tx<{ id: string; updatedAt: string }[]>`
          update report_subject set domains = ${tx.json(withFormerProposals(report, subject, before) as never)},
            updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
          where tenant_id = ${call.actor.tenantId} and report_id = ${reportId} and id = ${id}
          returning id, updated_at`),
      )
      await tx`
        delete from undo_row
        where tenant_id = ${call.actor.tenantId} and table_name = 'report_subject' and row_id = ${id}`
      await audit(tx, call, 'report.recalculate', id)
    }
    return { rows, count: rows.length }
  })
