import type { RollOverCounts } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { CopiedClass } from './copy-subjects'

/** Copies scales and assessments of the classes, and returns how many. */
export const copyScales = async (
  tx: Transaction,
  tenantId: string,
  classes: readonly CopiedClass[],
): Promise<Pick<RollOverCounts, 'scales' | 'assessments'>> => {
  const [copied] = await tx<Pick<RollOverCounts, 'scales' | 'assessments'>[]>`
    select scales, assessments from copy_class_scales(${tenantId}, ${tx.json(classes as never)}::jsonb)`
  return copied ?? refuse('UNKNOWN')
}
