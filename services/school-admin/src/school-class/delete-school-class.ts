import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { lockSchoolClass } from './school-class.policy'

/**
 * Deletes a class with its subjects, rights and assessments. CLASS_HAS_STILL_STUDENTS while students are assigned (the
 * lock prevents new ones); FOREIGN_KEY_CONSTRAINT when it has observations.
 */
export const deleteSchoolClass = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await lockSchoolClass(tx, call, id, 'NO_PERMISSION')
    const students = await tx`
      select from student_class_relation where tenant_id = ${tenantId} and school_class_id = ${id} limit 1`
    if (students.length > 0) refuse('CLASS_HAS_STILL_STUDENTS')
    await tx`delete from school_subject where tenant_id = ${tenantId} and school_class_id = ${id}`
    await tx`delete from school_class where tenant_id = ${tenantId} and id = ${id}`
    await audit(tx, call, 'school-class.delete', id)
    return undefined
  })
