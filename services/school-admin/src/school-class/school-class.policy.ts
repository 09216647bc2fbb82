import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** The current row of a class, locked for a change. */
export type LockedSchoolClass = Pick<
  SchoolClass,
  | 'id'
  | 'name'
  | 'nickname'
  | 'schoolLevel'
  | 'selectedAssessmentTypeId'
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
    select id, name, nickname, school_level, selected_assessment_type_id, is_active, is_onboarding_finalized,
      is_assessment_type_onboarding_finalized, is_student_onboarding_finalized, updated_at
    from school_class where tenant_id = ${call.actor.tenantId} and id = ${id} for update`
  return row ?? refuse('NOT_FOUND')
}

/** Requires a scale of the first version that the class may use: its own, or a template of the school; else NOT_FOUND. */
export const requireAssessmentType = async (
  tx: Transaction,
  { actor }: Call,
  schoolClassId: string,
  assessmentTypeId: string,
): Promise<void> => {
  const found = await tx`
    select from assessment_type
    where tenant_id = ${actor.tenantId} and id = ${assessmentTypeId}
      and coalesce(school_class_id, ${schoolClassId}) = ${schoolClassId}`
  if (found.length === 0) refuse('NOT_FOUND')
}
