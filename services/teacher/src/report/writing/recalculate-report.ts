import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { Recalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { SourceEntry } from '../create/report.snapshot'
import { lockOpenReport } from '../report.policy'
import { readReport } from '../report.query'
import { countedEntries } from './counted-entries'
import { changesOf, recalculateDomains } from './recalculation'
import { recordInstants, recordSubjects } from './record-recalculation'

/** Today's entries that the report counts. */
const entriesOf = async (tx: Transaction, call: Call, report: Report): Promise<readonly SourceEntry[]> =>
  (await countedEntries(tx, call, [report])).get(report.id) ?? []

/** What today's entries would change in the open subjects of a report; nothing is saved (rule report-subject.2). */
export const getRecalculation = (call: Call, id: string): Promise<Recalculation> =>
  call.write(async (tx) => {
    const report = await readReport(tx, call, id)
    if (report.status === 'completed') return { changes: [] }
    return { changes: changesOf(report, await entriesOf(tx, call, report)) }
  })

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
