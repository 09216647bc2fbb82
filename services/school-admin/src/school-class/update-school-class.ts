import {
  onboardingFlags,
  type SchoolClass,
  type UpdateSchoolClass,
} from '@lernspur/contracts/school-admin/school-class.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { invalidateEnrolmentEndOf } from '../enrolment/invalidate-enrolment-end'
import { type LockedSchoolClass, lockSchoolClass, requireAssessmentType } from './school-class.policy'
import { readSchoolClass } from './school-class.query'

type State = 'open' | 'finalized'

/** Set-up of a class can be left and resumed, but what is finalized is never reopened (rule class.2). */
const moves: Readonly<Record<State, readonly State[]>> = { open: ['open', 'finalized'], finalized: ['finalized'] }

const texts = {
  de: 'Die Einrichtung ist abgeschlossen und lässt sich nicht wieder öffnen.',
  en: 'The set-up is finalized and cannot be opened again.',
} as const

const stateOf = (flag: boolean): State => (flag ? 'finalized' : 'open')

/** A fault for each flag whose transition is not allowed. */
const onboardingFaults = (current: LockedSchoolClass, change: UpdateSchoolClass, language: Language): ErrorDetail[] =>
  onboardingFlags.flatMap((flag) => {
    const next = change[flag]
    if (next === undefined || moves[stateOf(current[flag])].includes(stateOf(next))) return []
    return [{ path: flag, message: texts[language] }]
  })

/**
 * Changes a class; omitted fields stay. VALIDATION_FAILED when a finalized set-up would be reopened; NOT_FOUND for a
 * scale that the class may not use; UPDATE_NOT_ALLOWED for a class that is not active, unless it becomes so.
 */
export const updateSchoolClass = (call: Call, id: string, change: UpdateSchoolClass): Promise<SchoolClass> =>
  call.write(async (tx) => {
    const current = await lockSchoolClass(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    // A class that is no longer active is only read until it is activated again (rule class.3).
    if (!current.isActive && change.isActive !== true) refuse('UPDATE_NOT_ALLOWED')
    const faults = onboardingFaults(current, change, call.language)
    if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
    const nickname = change.nickname === undefined ? current.nickname : change.nickname
    if (change.selectedAssessmentTypeId) await requireAssessmentType(tx, call, id, change.selectedAssessmentTypeId)
    const selected =
      change.selectedAssessmentTypeId === undefined ? current.selectedAssessmentTypeId : change.selectedAssessmentTypeId
    await tx`
      update school_class set
        name = ${change.name ?? current.name},
        nickname = ${nickname?.trim() || null},
        school_level = ${change.schoolLevel ?? current.schoolLevel},
        selected_assessment_type_id = ${selected},
        is_active = ${change.isActive ?? current.isActive},
        is_onboarding_finalized = ${change.isOnboardingFinalized ?? current.isOnboardingFinalized},
        is_assessment_type_onboarding_finalized = ${change.isAssessmentTypeOnboardingFinalized ?? current.isAssessmentTypeOnboardingFinalized},
        is_student_onboarding_finalized = ${change.isStudentOnboardingFinalized ?? current.isStudentOnboardingFinalized},
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    if (change.isActive !== undefined) await invalidateEnrolmentEndOf(tx, call.actor.tenantId, tx`select ${id}::uuid`)
    await audit(tx, call, 'school-class.update', id, differences(current, change))
    return readSchoolClass(tx, call, id)
  })
