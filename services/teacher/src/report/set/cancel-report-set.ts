import type { ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { publishStaleRow } from '@lernspur/service-kit/notification/notification-channel'
import { stopMaking } from './make-report-set'
import { presentSet, readSet } from './report-set.query'

/** Cancels the making of a set; one that is done or failed stays as it is. */
export const cancelReportSet = async (call: Call, id: string): Promise<ReportSet> => {
  await readSet(call, id)
  await call.write(async (tx) => {
    const ended = await tx<{ creatorId: string }[]>`
      update report_set rse set state = 'canceled', touched_at = now()
      where rse.tenant_id = ${call.actor.tenantId} and rse.id = ${id} and rse.state = 'running' returning rse.creator_id`
    for (const { creatorId } of ended) await publishStaleRow(tx, { userId: creatorId, noun: 'report-set', id })
    if (ended.length > 0) await audit(tx, call, 'report-set.cancel', id)
  })
  stopMaking(id)
  return presentSet(await readSet(call, id))
}
