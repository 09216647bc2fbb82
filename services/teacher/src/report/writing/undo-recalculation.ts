import type { UndoRecalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { lockOpenReport } from '../report.policy'
import { readReport } from '../report.query'
import { type Proposal, proposedAgain } from './recalculation'

type Asked = UndoRecalculation['subjects']

/** Proposals that were kept when a subject was computed anew, of subjects that nobody has computed anew since. */
const keptProposals = async (tx: Transaction, call: Call, reportId: string, asked: Asked) => {
  const rows = await tx<{ id: string; proposals: Proposal[] }[]>`
    select rs.id, rs.before_recalculation -> 'proposals' as proposals
    from report_subject rs
    join jsonb_to_recordset(${tx.json(asked as never)}) as asked (id uuid, "updatedAt" timestamptz) on asked.id = rs.id
    where rs.tenant_id = ${call.actor.tenantId} and rs.report_id = ${reportId} and rs.status = 'inProgress'
      and (rs.before_recalculation ->> 'at')::timestamptz = asked."updatedAt"`
  return new Map(rows.map(({ id, proposals }) => [id, proposals]))
}

/**
 * Puts back the proposals from before a recalculation, which `updatedAt` of each subject names; decisions made since stay.
 * A subject that was computed anew or completed since stays as it is (rule report-subject.5). Answers with those that were
 * put back; NOT_FOUND for one that the caller does not see.
 */
export const undoRecalculation = (call: Call, reportId: string, asked: Asked) =>
  call.write(async (tx) => {
    await lockOpenReport(tx, call, reportId)
    const report = await readReport(tx, call, reportId)
    const kept = await keptProposals(tx, call, reportId, asked)
    const rows: { id: string; updatedAt: string }[] = []
    for (const { id } of asked) {
      const subject = report.subjects.find((one) => one.id === id) ?? refuse('NOT_FOUND')
      const before = kept.get(id)
      if (!before) continue
      rows.push(
        ...(await tx<{ id: string; updatedAt: string }[]>`
          update report_subject set domains = ${tx.json(proposedAgain(report, subject, before) as never)},
            before_recalculation = null, updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
          where tenant_id = ${call.actor.tenantId} and report_id = ${reportId} and id = ${id}
          returning id, updated_at`),
      )
      await audit(tx, call, 'report.recalculate', id)
    }
    return { rows, count: rows.length }
  })
