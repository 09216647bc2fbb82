import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { visibleReport } from '../../visible-report'
import { type GroupPath, lockGroup, readGroup } from './report-group.query'

/** Adds reports of the class to a group, all or none; NOT_FOUND when the caller does not see one of them. */
export const assignReports = (call: Call, path: GroupPath, reportIds: readonly string[]): Promise<ReportGroup> =>
  call.write(async (tx) => {
    await lockGroup(tx, call, path)
    const ids = [...new Set(reportIds)]
    const moved = await tx`
      update report r set report_group_id = ${path.groupId}, updated_by_id = ${call.actor.userId}
      where ${visibleReport(tx, call.actor)} and r.school_class_id = ${path.schoolClassId} and r.id = any(${ids}::uuid[])`
    if (moved.count !== ids.length) refuse('NOT_FOUND')
    await audit(tx, call, 'report-group.assign', path.groupId)
    return readGroup(tx, call, path.groupId)
  })
