import type { Report, UpdateReportComment } from '@lernspur/contracts/teacher/report.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { lockOpenReport } from './report.policy'
import { readReport } from './report.query'
import { stillDrafted } from './still-drafted'

/**
 * Sets the general comment of an open report; UPDATE_NOT_ALLOWED for anyone but its author and those who hold all
 * rights on the class (rule report.9), EDIT_CONFLICT for an outdated version.
 */
export const updateReportComment = (call: Call, id: string, change: UpdateReportComment): Promise<Report> =>
  call.write(async (tx) => {
    const report = await lockOpenReport(tx, call, id)
    if (!report.canManage) refuse('UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, report)
    const known = await readReport(tx, call, id)
    const comment = change.summaryComment ?? known.summaryComment
    const drafted = stillDrafted(change.summaryDrafted ?? known.summaryDrafted, comment)
    await tx`
      update report set summary_comment = ${comment}, summary_drafted = ${tx.json(drafted)},
        updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'report.comment', id)
    return readReport(tx, call, id)
  })
