import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { type LockedVisual, lockVisual } from './performance-visual.policy'

/**
 * Refuses what is in use before the database does, whose check would wait for everybody who changes an assessment or an
 * entry of the scale, while they wait for the scale.
 */
const lockUnused = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode): Promise<LockedVisual> => {
  const visual = await lockVisual(tx, call, id, refusal)
  if (visual.isInUse) refuse('FOREIGN_KEY_CONSTRAINT')
  const entries = await tx`
    select from observation o
    where o.tenant_id = ${call.actor.tenantId} and o.performance_level_id = any(${visual.levelIds}::uuid[]) limit 1`
  if (entries.length > 0) refuse('FOREIGN_KEY_CONSTRAINT')
  return visual
}

/** Deletes a scale; FOREIGN_KEY_CONSTRAINT while assessments or entries use it. */
export const deletePerformanceVisual = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'performance-visual', id, lockUnused, {
    afterwards: (tx, _, { picturePaths }) => releaseFiles(tx, call, picturePaths),
  })
