import type { CreateReportSet, ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { visibleReport } from '../../report-access/visible-report'
import { resumeMaking } from './make-report-set'
import { presentSet, type ReportSetRow, reportSetColumns } from './report-set.query'

interface SetContents {
  readonly ids: readonly string[]
  /** Null for reports of several classes. */
  readonly schoolClassId: string | null
}

/** Starts a file of the reports that `find` returns within the transaction. */
export const startReportSet = async (
  call: Call,
  { form, duplex = false, language, reportForm }: Omit<CreateReportSet, 'reportIds'>,
  find: (tx: Transaction) => Promise<SetContents>,
): Promise<ReportSet> => {
  const { tenantId, userId } = call.actor
  const set = await call.write(async (tx) => {
    const { ids, schoolClassId } = await find(tx)
    const [row] = await tx<ReportSetRow[]>`
      insert into report_set as rse (tenant_id, school_class_id, creator_id, form, duplex, report_ids, language,
        report_form)
      values (${tenantId}, ${schoolClassId}, ${userId}, ${form}, ${duplex}, ${[...ids]}::uuid[], ${language ?? null},
        ${reportForm ?? null})
      returning ${reportSetColumns(tx)}`
    if (!row) return refuse('UNKNOWN')
    await audit(tx, call, 'report-set.create', row.id)
    return row
  })
  await resumeMaking(call, set)
  return presentSet(set)
}

/**
 * Starts a file of several reports of a class (rule print.4). NOT_FOUND when one of them is not in the class or not
 * visible to the caller.
 */
export const createReportSet = (
  call: Call,
  schoolClassId: string,
  { reportIds, ...options }: CreateReportSet,
): Promise<ReportSet> =>
  startReportSet(call, options, async (tx) => {
    const ids = [...new Set(reportIds)]
    const seen = await tx`
      select from report r
      where ${visibleReport(tx, call.actor)} and r.school_class_id = ${schoolClassId} and r.id = any(${ids}::uuid[])`
    if (seen.length !== ids.length) refuse('NOT_FOUND')
    return { ids, schoolClassId }
  })
