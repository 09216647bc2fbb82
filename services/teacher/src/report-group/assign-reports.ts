import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { type GroupPath, lockGroup, readGroup } from './report-group.query'

/** Puts reports of the class into a group, all or none; NOT_FOUND when one is not of the class. */
export const assignReports = (call: Call, path: GroupPath, reportIds: readonly string[]): Promise<ReportGroup> =>
  call.write(async (tx) => {
    await lockGroup(tx, call, path)
    const ids = [...new Set(reportIds)]
    const moved = await tx`
      update report set report_group_id = ${path.groupId}, updated_by_id = ${call.actor.userId}
      where tenant_id = ${call.actor.tenantId} and school_class_id = ${path.schoolClassId} and id = any(${ids}::uuid[])`
    if (moved.count !== ids.length) refuse('NOT_FOUND')
    await audit(tx, call, 'report-group.assign', path.groupId)
    return readGroup(tx, call, path.groupId)
  })
