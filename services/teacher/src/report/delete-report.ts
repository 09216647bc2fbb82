import type { Report } from '@lernspur/contracts/report.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { releaseFiles } from '@lernspur/service-kit/forget-files'
import { refuse } from '@lernspur/service-kit/refusal'
import { lockReport, mayFinish } from './report.policy'

/** Deletes a report: an open one by its author, a manager or an admin; a completed one by a manager or an admin. */
export const deleteReport = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const report = await lockReport(tx, call, id, 'NO_PERMISSION')
    const final = report.status === 'completed' && call.actor.roleType === 'user'
    if (final || !mayFinish(call.actor, report)) refuse('NO_PERMISSION')
    const [removed] = await tx<
      (Pick<Report, 'studentAvatar' | 'performanceVisualLevels'> & { schoolLogo: string | null })[]
    >`
      delete from report where tenant_id = ${call.actor.tenantId} and id = ${id}
      returning student_avatar, school_logo, performance_visual_levels`
    if (removed) {
      const paths = removed.performanceVisualLevels.map(({ picturePath }) => picturePath)
      await releaseFiles(tx, call, [removed.studentAvatar, removed.schoolLogo, ...paths])
    }
    await audit(tx, call, 'report.delete', id)
    return undefined
  })
