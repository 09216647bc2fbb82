import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { Recalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { openUndoEntry, recordRows } from '@lernspur/service-kit/undo/undo-journal'
import { entriesQuery } from '../create/report.entries'
import type { SourceEntry } from '../create/report.snapshot'
import { lockOpenReport } from '../report.policy'
import { readReport } from '../report.query'
import { changesOf, recalculateDomains } from './recalculation'

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

/** Records subjects for undo as they are, in place of earlier recalculations; returns the id of the entry. */
const recordSubjects = async (tx: Transaction, call: Call, ids: readonly string[]): Promise<string> => {
  const subjectIds = [...ids]
  await tx`
    delete from undo_row uro
    where uro.tenant_id = ${call.actor.tenantId} and uro.table_name = 'report_subject'
      and uro.row_id = any(${subjectIds}::uuid[])`
  const entryId = await openUndoEntry(tx, call, 'report-recalculation')
  const where = tx`r.id = any(${subjectIds}::uuid[])`
  await recordRows(tx, call, entryId, [
    { action: 'update', table: 'report_subject', where, columns: ['report_id', 'domains'] },
  ])
  return entryId
}

/** Adds the instant at which each subject was recalculated, by which an undo names the recalculation. */
const recordInstants = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  entryId: string,
  ids: readonly string[],
) => {
  await tx`
    update undo_entry set facts = (
      select coalesce(jsonb_object_agg(rs.id, rs.updated_at), '{}') from report_subject rs
      where rs.tenant_id = ${tenantId} and rs.id = any(${[...ids]}::uuid[]))
    where tenant_id = ${tenantId} and id = ${entryId}`
}

/**
 * Recalculates the proposals of open subjects; levels that were decided or confirmed stay (rule report-subject.2). The
 * subjects are recorded for undo. NOT_FOUND for a subject that the caller does not see.
 */
export const recalculateReport = (call: Call, id: string, subjectIds: readonly string[]): Promise<Report> =>
  call.write(async (tx) => {
    await lockOpenReport(tx, call, id)
    const report = await readReport(tx, call, id)
    const requested = report.subjects.filter((subject) => subjectIds.includes(subject.id))
    if (requested.length < new Set(subjectIds).size) refuse('NOT_FOUND')
    const entries = await entriesOf(tx, call, report)
    const open = requested.filter(({ status }) => status === 'inProgress')
    const openIds = open.map((subject) => subject.id)
    const entryId = await recordSubjects(tx, call, openIds)
    for (const subject of open) {
      await tx`
        update report_subject set domains = ${tx.json(recalculateDomains(report, subject, entries) as never)},
          updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
        where tenant_id = ${call.actor.tenantId} and report_id = ${id} and id = ${subject.id}`
      await audit(tx, call, 'report.recalculate', subject.id)
    }
    await recordInstants(tx, call, entryId, openIds)
    return readReport(tx, call, id)
  })
