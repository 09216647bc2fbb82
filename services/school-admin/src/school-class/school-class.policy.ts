import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { requireClassRight } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'

/** A class as it stands, locked for a change. */
export type LockedSchoolClass = Pick<
  SchoolClass,
  | 'id'
  | 'name'
  | 'nickname'
  | 'schoolLevel'
  | 'isActive'
  | 'isOnboardingFinalized'
  | 'isAssessmentTypeOnboardingFinalized'
  | 'isStudentOnboardingFinalized'
  | 'updatedAt'
>

/** Locks a class for its creator, a manager or an admin; NOT_FOUND when invisible, `refusal` for others who see it. */
export const lockSchoolClass = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<LockedSchoolClass> => {
  await requireClassRight(tx, call.actor, id, 'admin', refusal)
  const [row] = await tx<LockedSchoolClass[]>`
    select id, name, nickname, school_level, is_active, is_onboarding_finalized,
      is_assessment_type_onboarding_finalized, is_student_onboarding_finalized, updated_at
    from school_class where tenant_id = ${call.actor.tenantId} and id = ${id} for update`
  return row ?? refuse('NOT_FOUND')
}
