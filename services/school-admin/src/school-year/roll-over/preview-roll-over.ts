import type {
  PreviewRollOver,
  RollOverCounts,
  RollOverPreview,
} from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { rehearse } from '@lernspur/database/transaction/rehearse'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { carryOut } from './copy/carry-out'
import { prepare } from './prepare'

/**
 * What a roll-over would make: it is carried out, counted and taken back, so that the counts hold. The state goes with
 * the order (rule roll-over.3).
 */
export const previewRollOver = (call: Call, fromYearId: string, input: PreviewRollOver): Promise<RollOverPreview> =>
  call.write(async (tx) => {
    const { state, ...years } = await prepare(tx, call, fromYearId, input)
    let counts: RollOverCounts | undefined
    const problem = await rehearse(tx, async (trial) => {
      counts = (await carryOut(trial, call, years, input)).counts
    })
    if (problem !== undefined) throw problem
    return { counts: counts ?? refuse('UNKNOWN'), state }
  })
