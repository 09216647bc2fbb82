import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { requireClassRight } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { visibleObservation } from './observation.query'

/** An observation as it stands, locked for a change. */
export interface LockedObservation {
  readonly id: string
  readonly studentId: string
  readonly schoolClassId: string
  readonly competenceId: string
  readonly description: string | null
  readonly observedAt: string
  readonly performanceLevelV2Id: string | null
  readonly performanceAssessmentId: string | null
  readonly updatedAt: string
}

/** Locks one observation for a change; NOT_FOUND when invisible, `refusal` when visible but not to be written. */
export const lockObservation = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<LockedObservation> => {
  const [row] = await tx<LockedObservation[]>`
    select o.id, o.student_id, o.school_class_id, o.competence_id, o.description, o.observed_at, o.updated_at,
      o.performance_level_id as "performanceLevelV2Id", o.performance_assessment_id
    from observation o where ${visibleObservation(tx, call.actor)} and o.id = ${id} for update of o`
  if (!row) return refuse('NOT_FOUND')
  await requireClassRight(tx, call.actor, row.schoolClassId, 'write', refusal)
  return row
}
