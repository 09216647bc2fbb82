import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireOwnName } from './own-name'
import { type GroupPath, lockOwnGroup, readGroup } from './report-group.query'

/**
 * Renames a group; UPDATE_NOT_ALLOWED for anyone who does not manage it, VALIDATION_FAILED for another group's name.
 */
export const updateReportGroup = (call: Call, path: GroupPath, name: string): Promise<ReportGroup> =>
  call.write(async (tx) => {
    const group = await lockOwnGroup(tx, call, path, 'UPDATE_NOT_ALLOWED')
    await requireOwnName(tx, call, path.schoolClassId, name, 'name', path.groupId)
    await tx`
      update report_group set name = ${name}, has_own_name = true, updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${path.groupId}`
    await audit(tx, call, 'report-group.update', path.groupId, differences(group, { name }))
    return readGroup(tx, call, path.groupId)
  })
