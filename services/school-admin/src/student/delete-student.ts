import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { takeReports } from '../report-removal/take-reports'
import { lockStudentForDelete } from './student.policy'

/** Deletes a student; FOREIGN_KEY_CONSTRAINT when there are observations or talk sheets, reports as `takeReports` says. */
export const deleteStudent = (call: Call, id: string, reportCount: string | undefined): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { avatar } = await lockStudentForDelete(tx, call, id)
    // Before the reports, so that nobody confirms them for a student who stays.
    await refuseInUse(
      tx,
      tx`
      select 1 from observation_trace ot where ot.tenant_id = ${tenantId} and ot.student_id = ${id}
      union all
      select 1 from talk_sheet ts where ts.tenant_id = ${tenantId} and ts.student_id = ${id}`,
    )
    const pictures = await takeReports(tx, call, { studentId: id }, reportCount)
    await tx`delete from student where tenant_id = ${tenantId} and id = ${id}`
    await releaseFiles(tx, call, [avatar, ...pictures])
    await tx`select forget_audit_changes(${tenantId}, ${id})`
    await audit(tx, call, 'student.delete', id)
    return undefined
  })
