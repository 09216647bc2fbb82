import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { type GroupPath, lockGroup, lockReports, readGroup } from './report-group.query'

/** Removes a report from a group; NOT_FOUND when it is not in it, UPDATE_NOT_ALLOWED as when adding it. */
export const unassignReport = (call: Call, path: GroupPath, reportId: string): Promise<ReportGroup> =>
  call.write(async (tx) => {
    await lockGroup(tx, call, path)
    await lockReports(tx, call, path.schoolClassId, [reportId])
    const moved = await tx`
      update report set report_group_id = null, updated_by_id = ${call.actor.userId}
      where tenant_id = ${call.actor.tenantId} and id = ${reportId} and report_group_id = ${path.groupId}`
    if (moved.count === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'report-group.unassign', path.groupId)
    return readGroup(tx, call, path.groupId)
  })
