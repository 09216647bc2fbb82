import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { Recalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { entriesQuery } from '../create/report.entries'
import type { SourceEntry } from '../create/report.snapshot'
import { lockOpenReport } from '../report.policy'
import { readReport } from '../report.query'
import { changesOf, proposalsOf, recalculated } from './recalculation'

/** Today's entries that the report counts: of its period, and of the assessments that it was made from. */
const entriesOf = async (tx: Transaction, call: Call, report: Report): Promise<readonly SourceEntry[]> => {
  const { schoolClassId, startDate, endDate, originalStudentId, subjects } = report
  if (schoolClassId === null) return []
  const [counted] = await tx<{ ids: string[] | null }[]>`
    select r.performance_assessment_ids as ids from report r
    where r.tenant_id = ${call.actor.tenantId} and r.id = ${report.id}`
  return entriesQuery(
    tx,
    call,
    { schoolClassId, startDate, endDate, assessmentIds: counted?.ids ?? undefined },
    [originalStudentId],
    subjects.map(({ schoolSubjectId }) => schoolSubjectId),
  )
}

/** What today's entries would change in the open subjects of a report; nothing is saved (rule report-subject.2). */
export const getRecalculation = (call: Call, id: string): Promise<Recalculation> =>
  call.write(async (tx) => {
    const report = await readReport(tx, call, id)
    if (report.status === 'completed') return { changes: [] }
    return { changes: changesOf(report, await entriesOf(tx, call, report)) }
  })

/**
 * Computes the proposals of open subjects anew; levels that were decided or confirmed stay (rule report-subject.2).
 * What was proposed before is
 * kept for undo. NOT_FOUND for a subject that the caller does not see.
 */
export const recalculateReport = (call: Call, id: string, subjectIds: readonly string[]): Promise<Report> =>
  call.write(async (tx) => {
    await lockOpenReport(tx, call, id)
    const report = await readReport(tx, call, id)
    const asked = report.subjects.filter((subject) => subjectIds.includes(subject.id))
    if (asked.length < new Set(subjectIds).size) refuse('NOT_FOUND')
    const entries = await entriesOf(tx, call, report)
    for (const subject of asked.filter(({ status }) => status === 'inProgress')) {
      await tx`
        update report_subject set domains = ${tx.json(recalculated(report, subject, entries) as never)},
          updated_by_id = ${call.actor.userId}, updated_at = now.at,
          before_recalculation = jsonb_build_object('at', iso_instant(now.at), 'proposals', ${tx.json(proposalsOf(subject) as never)}::jsonb)
        from clock_timestamp() as now (at)
        where tenant_id = ${call.actor.tenantId} and report_id = ${id} and id = ${subject.id}`
      await audit(tx, call, 'report.recalculate', subject.id)
    }
    return readReport(tx, call, id)
  })
