import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** Reads a scale after a change, in the same transaction. */
export const readVisual = async (tx: Transaction, { actor }: Call, id: string): Promise<PerformanceVisual> => {
  const [row] = await tx<{ document: PerformanceVisual }[]>`
    select pv.document from performance_visual_document pv where pv.tenant_id = ${actor.tenantId} and pv.id = ${id}`
  return row?.document ?? refuse('NOT_FOUND')
}

/** Updates the version of a scale, also when only a level changed. */
export const touchVisual = async (tx: Transaction, { actor }: Call, id: string): Promise<void> => {
  await tx`
    update performance_visual set updated_at = clock_timestamp() where tenant_id = ${actor.tenantId} and id = ${id}`
}
