import type { CreateReportSet, ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { visibleReport } from '../../report-access/visible-report'
import { resumeMaking } from './make-report-set'
import { presentSet, type ReportSetRow, reportSetColumns } from './report-set.query'

/**
 * Starts a file of several reports of a class (rule print.4). NOT_FOUND when one of them is not in the class or not
 * visible to the caller.
 */
export const createReportSet = async (call: Call, classId: string, given: CreateReportSet): Promise<ReportSet> => {
  const { tenantId, userId } = call.actor
  const ids = [...new Set(given.reportIds)]
  const set = await call.write(async (tx) => {
    const seen = await tx`
      select from report r
      where ${visibleReport(tx, call.actor)} and r.school_class_id = ${classId} and r.id = any(${ids}::uuid[])`
    if (seen.length !== ids.length) refuse('NOT_FOUND')
    const [row] = await tx<ReportSetRow[]>`
      insert into report_set as rse (tenant_id, school_class_id, creator_id, form, duplex, report_ids, language,
        report_form)
      values (${tenantId}, ${classId}, ${userId}, ${given.form}, ${given.duplex ?? false}, ${ids}::uuid[],
        ${given.language ?? null}, ${given.reportForm ?? null})
      returning ${reportSetColumns(tx)}`
    if (!row) return refuse('UNKNOWN')
    await audit(tx, call, 'report-set.create', row.id)
    return row
  })
  await resumeMaking(call, set)
  return presentSet(set)
}
