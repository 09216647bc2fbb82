import type { ReportDomain } from '@lernspur/contracts/teacher/report.contract'
import type { ReportRecalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { lockReportsOf } from '../lock-reports'
import { reportsById } from '../report.query'
import { countedEntries } from './counted-entries'
import { changesOf, recalculateDomains } from './recalculation'
import { recordInstants, recordSubjects } from './record-recalculation'

/**
 * What today's entries would change in open reports of a class. A report that is not seen there is left out: a colleague
 * may have deleted it since the page read its list, and that says nothing about the others. NOT_FOUND when none is seen.
 */
export const listRecalculations = (call: Call, schoolClassId: string, reportIds: readonly string[]) =>
  call.write(async (tx) => {
    const found = await reportsById(tx, call.actor, reportIds)
    const reports = found.filter((report) => report.schoolClassId === schoolClassId)
    if (reports.length === 0) refuse('NOT_FOUND')
    const entries = await countedEntries(tx, call, reports)
    const rows = reports.flatMap((report): ReportRecalculation[] => {
      const own = entries.get(report.id)
      const changes = own ? changesOf(report, own) : []
      const { id: reportId, studentFirstName, studentLastName, performanceVisualLevels: levels } = report
      return changes.length > 0 ? [{ reportId, studentFirstName, studentLastName, levels, changes }] : []
    })
    return { rows, count: rows.length }
  })

interface NewProposals {
  readonly id: string
  readonly domains: readonly ReportDomain[]
}

/** Writes the proposals of subjects, recorded for undo; answers with the subjects as they are now. */
const writeProposals = async (tx: Transaction, call: Call, subjects: readonly NewProposals[]) => {
  if (subjects.length === 0) return []
  const ids = subjects.map(({ id }) => id)
  const entryId = await recordSubjects(tx, call, ids)
  const rows = await tx<{ id: string; updatedAt: string }[]>`
    update report_subject rs set domains = n.domains, updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(subjects as never)}) as n (id uuid, domains jsonb)
    where rs.tenant_id = ${call.actor.tenantId} and rs.id = n.id
    returning rs.id, rs.updated_at`
  await audit(tx, call, 'report.recalculate', ids)
  await recordInstants(tx, call, entryId, ids)
  return [...rows]
}

/**
 * Recalculates the proposals of open subjects in reports of a class, as far as today's entries change them; levels that
 * were decided or confirmed stay (rule report-subject.6). REPORT_ALREADY_COMPLETED when one of the reports is final.
 */
export const recalculateReports = (call: Call, schoolClassId: string, reportIds: readonly string[]) =>
  call.write(async (tx) => {
    const locked = await lockReportsOf(tx, call, schoolClassId, reportIds, 'UPDATE_NOT_ALLOWED')
    if (locked.some(({ status }) => status === 'completed')) refuse('REPORT_ALREADY_COMPLETED')
    const reports = await reportsById(
      tx,
      call.actor,
      locked.map(({ id }) => id),
    )
    const entries = await countedEntries(tx, call, reports)
    const subjects = reports.flatMap((report) => {
      const own = entries.get(report.id) ?? []
      const changed = new Set(changesOf(report, own).map(({ subjectId }) => subjectId))
      return report.subjects
        .filter(({ id }) => changed.has(id))
        .map((subject) => ({ id: subject.id, domains: recalculateDomains(report, subject, own) }))
    })
    const rows = await writeProposals(tx, call, subjects)
    return { rows, count: rows.length }
  })
