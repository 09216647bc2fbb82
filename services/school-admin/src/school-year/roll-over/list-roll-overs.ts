import type { RollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { rollOversOf } from './roll-over.query'

/** Roll-overs, latest first, and what prevents each from being undone. */
export const listRollOvers = async (call: Call): Promise<{ rollOvers: RollOver[] }> => {
  const [rollOvers] = await call.read((tx) => [rollOversOf(tx, call.actor.tenantId)])
  return { rollOvers: [...rollOvers] }
}
