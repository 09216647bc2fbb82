import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { type GroupPath, lockGroup, lockReports, readGroup } from './report-group.query'

/**
 * Adds reports of the class to a group, all or none; NOT_FOUND when the caller does not see one of them,
 * UPDATE_NOT_ALLOWED when one is not the caller's to move (rule report.9).
 */
export const assignReports = (call: Call, path: GroupPath, reportIds: readonly string[]): Promise<ReportGroup> =>
  call.write(async (tx) => {
    await lockGroup(tx, call, path)
    const ids = [...new Set(reportIds)]
    await lockReports(tx, call, path.schoolClassId, ids)
    await tx`
      update report set report_group_id = ${path.groupId}, updated_by_id = ${call.actor.userId}
      where tenant_id = ${call.actor.tenantId} and id = any(${ids}::uuid[])`
    await audit(tx, call, 'report-group.assign', path.groupId)
    return readGroup(tx, call, path.groupId)
  })
