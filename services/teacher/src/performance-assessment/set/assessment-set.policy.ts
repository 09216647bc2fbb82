import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { type LockedAssessment, lockedColumns } from '../performance-assessment.policy'
import { lockSet } from '../set-version'

/**
 * Locks all assessments of a class, or all templates of the school without one, so that replacements are serialised.
 * UPDATE_NOT_ALLOWED without the right to; EDIT_CONFLICT for a version older than the newest change. When none are
 * left, there is nothing to overwrite.
 */
export const lockAssessments = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string | null,
): Promise<readonly LockedAssessment[]> => {
  const { actor } = call
  await requireRightOn(tx, actor, schoolClassId, 'visuals', 'UPDATE_NOT_ALLOWED')
  await lockSet(tx, actor.tenantId, schoolClassId)
  const rows = await tx<LockedAssessment[]>`
    select ${lockedColumns(tx)} from performance_assessment pa
    where pa.tenant_id = ${actor.tenantId} and pa.school_class_id is not distinct from ${schoolClassId}::uuid
    order by pa.updated_at desc, pa.id for update of pa`
  const [newest] = rows
  if (newest) await requireFresh(tx, call, newest)
  return rows
}
