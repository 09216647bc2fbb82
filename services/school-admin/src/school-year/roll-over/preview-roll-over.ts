import type { PreviewRollOver, RollOverPreview } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { dryRun } from '@lernspur/database/transaction/dry-run'
import type { Call } from '@lernspur/service-kit/call/call'
import { carryOut } from './copy/carry-out'
import { prepare } from './prepare'

/**
 * What a roll-over would make: it is carried out, counted and rolled back, so that the counts are exact. The state has
 * to be sent with the order (rule roll-over.3).
 */
export const previewRollOver = (call: Call, fromYearId: string, input: PreviewRollOver): Promise<RollOverPreview> =>
  call.write(async (tx) => {
    const { state, ...years } = await prepare(tx, call, fromYearId, input)
    const result = await dryRun(tx, (trial) => carryOut(trial, call, years, input))
    if (!result.isDone) throw result.error
    return { counts: result.value.counts, state }
  })
