import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { type GroupPath, lockOwnGroup } from './report-group.query'

/** Dissolves a group, whose reports stay without one; NO_PERMISSION for anyone who does not manage it. */
export const deleteReportGroup = (call: Call, path: GroupPath): Promise<undefined> =>
  call.write(async (tx) => {
    await lockOwnGroup(tx, call, path, 'NO_PERMISSION')
    await tx`delete from report_group where tenant_id = ${call.actor.tenantId} and id = ${path.groupId}`
    await audit(tx, call, 'report-group.delete', path.groupId)
    return undefined
  })
