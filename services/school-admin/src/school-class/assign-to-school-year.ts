import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireYear } from '../class-year/require-year'
import { invalidateEnrolmentEndOf } from '../enrolment/invalidate-enrolment-end'
import { lockSchoolClass } from './school-class.policy'
import { readSchoolClass } from './school-class.query'
import { addYear } from './school-class.year'

/**
 * Moves a class to a year of the school. INVALID_SCHOOL_YEAR for another school's,
 * SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR when it is already there, UPDATE_NOT_ALLOWED for a class that is not active.
 */
export const assignToSchoolYear = (call: Call, id: string, schoolYearId: string): Promise<SchoolClass> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { isActive } = await lockSchoolClass(tx, call, id, 'NO_PERMISSION')
    if (!isActive) refuse('UPDATE_NOT_ALLOWED')
    await requireYear(tx, tenantId, schoolYearId)
    const moved = await tx`
      update school_class set school_year_id = ${schoolYearId}, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id} and school_year_id is distinct from ${schoolYearId}`
    if (moved.count === 0) refuse('SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR')
    await addYear(tx, tenantId, id, schoolYearId)
    await invalidateEnrolmentEndOf(tx, tenantId, tx`select ${id}::uuid`)
    await audit(tx, call, 'school-class.assign', id)
    return readSchoolClass(tx, call, id)
  })
