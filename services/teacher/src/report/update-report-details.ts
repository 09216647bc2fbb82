import type { ReportDetails, UpdateReportDetails } from '@lernspur/contracts/teacher/report-details.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { lockOpenReport } from './report.policy'
import { readReport } from './report.query'

const detailsOf = async (...args: Parameters<typeof readReport>): Promise<ReportDetails> => {
  const { details } = await readReport(...args)
  return details ?? refuse('UPDATE_NOT_ALLOWED')
}

const tooManyUnexcused = {
  de: [{ path: 'daysUnexcused', message: 'Nicht mehr als die versäumten Tage.' }],
  en: [{ path: 'daysUnexcused', message: 'No more than all days absent.' }],
} as const

/**
 * Sets further fields of an open report (rule print.8); UPDATE_NOT_ALLOWED for anyone who may not change the general
 * comment, VALIDATION_FAILED for more unexcused days than days, EDIT_CONFLICT for an outdated version.
 */
export const updateReportDetails = (call: Call, id: string, change: UpdateReportDetails): Promise<ReportDetails> =>
  call.write(async (tx) => {
    const report = await lockOpenReport(tx, call, id)
    if (!report.canManage) refuse('UPDATE_NOT_ALLOWED')
    const { updatedAt, ...known } = await detailsOf(tx, call, id)
    await requireFresh(tx, call, { id, updatedAt })
    const next = { ...known, ...change }
    if ((next.daysUnexcused ?? 0) > (next.daysAbsent ?? 0)) refuse('VALIDATION_FAILED', tooManyUnexcused[call.language])
    await tx`
      update report set details = ${tx.json(next)}, details_updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'report.change', id)
    return detailsOf(tx, call, id)
  })
