import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { visibleAssessment } from './performance-assessment.query'

/** The current row of an assessment, locked for a change. */
export interface LockedAssessment {
  readonly id: string
  readonly name: string
  readonly weighting: number
  readonly schoolLevel: number
  readonly schoolTermSemester: Semester
  readonly schoolTermId: string | null
  readonly schoolClassId: string | null
  readonly performanceVisualId: string
  readonly updatedAt: string
}

/** Select list of `pa` (performance_assessment) for locking. */
export const lockedColumns = (tx: Transaction): Fragment => tx`
  pa.id, pa.name, pa.weighting::float8 as weighting, pa.school_level, pa.school_term_semester, pa.school_term_id,
  pa.school_class_id, pa.performance_visual_id, pa.updated_at`

/**
 * Locks an assessment for a change; NOT_FOUND when invisible, `refusal` when visible but not to be changed. Writers of
 * its entries wait, because they take a key lock on it.
 */
export const lockAssessment = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<LockedAssessment> => {
  const [row] = await tx<LockedAssessment[]>`
    select ${lockedColumns(tx)} from performance_assessment pa where ${visibleAssessment(tx, call.actor)} and pa.id = ${id} for update of pa`
  if (!row) return refuse('NOT_FOUND')
  await requireRightOn(tx, call.actor, row.schoolClassId, 'visuals', refusal)
  return row
}

/** Selects entries of these assessments, which is what "in use" means. */
export const usesOfAssessments = (tx: Transaction, { actor }: Call, ids: readonly string[]): Fragment => tx`
  select from observation o
  where o.tenant_id = ${actor.tenantId} and o.performance_assessment_id = any(${[...ids]}::uuid[])`

/** Whether a locked assessment is in use. */
export const isInUse = async (tx: Transaction, call: Call, id: string): Promise<boolean> => {
  const rows = await tx`${usesOfAssessments(tx, call, [id])} limit 1`
  return rows.length > 0
}
