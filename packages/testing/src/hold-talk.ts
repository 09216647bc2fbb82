import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from './test-school'

/** Creates the class teacher's talk sheet of today for a student through SQL. */
export const holdTalk = async (
  owner: Database,
  { tenantId, year, classTeacher }: TestSchool,
  { studentId, schoolClassId }: { readonly studentId: string; readonly schoolClassId: string },
): Promise<void> => {
  await owner`
    insert into talk_sheet (tenant_id, student_id, school_class_id, held_on, going_well, practising, next_step, agreed,
      creator_id)
    values (${tenantId}, ${studentId}, ${schoolClassId}, ${year.today}, 'liest', '', '', '', ${classTeacher.userId})`
}
