import type { RollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { rollOversOf } from './roll-over.query'

/** What was taken over from year to year, the latest first, and what keeps each from being undone. */
export const listRollOvers = async (call: Call): Promise<{ rollOvers: RollOver[] }> => {
  const [rollOvers] = await call.read((tx) => [rollOversOf(tx, call.actor.tenantId)])
  return { rollOvers: [...rollOvers] }
}
