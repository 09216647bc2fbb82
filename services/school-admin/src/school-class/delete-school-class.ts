import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { takeReports } from '../report-removal/take-reports'
import { lockSchoolClass } from './school-class.policy'

/**
 * Deletes a class with its subjects, rights and assessments. CLASS_HAS_STILL_STUDENTS while students are assigned (the
 * lock prevents new ones); FOREIGN_KEY_CONSTRAINT when it has observations or talk sheets; reports as `takeReports` says.
 */
export const deleteSchoolClass = (call: Call, id: string, reportCount: string | undefined): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { name } = await lockSchoolClass(tx, call, id, 'NO_PERMISSION')
    const [still] = await tx<{ hasStudents: boolean; hasEntries: boolean }[]>`
      select
        exists (select from student_class_relation scr
          where scr.tenant_id = ${tenantId} and scr.school_class_id = ${id}) as has_students,
        exists (select from observation_trace ot
          where ot.tenant_id = ${tenantId} and ot.school_class_id = ${id})
        or exists (select from talk_sheet ts
          where ts.tenant_id = ${tenantId} and ts.school_class_id = ${id}) as has_entries`
    if (still?.hasStudents) refuse('CLASS_HAS_STILL_STUDENTS')
    // Checked before the reports, so that nobody confirms them for a class that stays.
    if (still?.hasEntries) refuse('FOREIGN_KEY_CONSTRAINT')
    const pictures = await takeReports(tx, call, { schoolClassId: id }, reportCount)
    await tx`delete from school_subject where tenant_id = ${tenantId} and school_class_id = ${id}`
    await tx`delete from school_class where tenant_id = ${tenantId} and id = ${id}`
    await releaseFiles(tx, call, pictures)
    await audit(tx, call, 'school-class.delete', id, differences({ name }, { name: null }))
    return undefined
  })
