import type { RollOver, RollOverInput } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { carryOut } from './copy/carry-out'
import { prepare } from './prepare'
import { rollOversOf } from './roll-over.query'

/**
 * Takes classes over into another year, all or none (rule roll-over.1). EDIT_CONFLICT when the classes are not as the
 * preview counted them, SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR for one that was taken over already.
 */
export const makeRollOver = (call: Call, fromYearId: string, { state, ...input }: RollOverInput): Promise<RollOver> =>
  call.write(async (tx) => {
    const { state: current, ...years } = await prepare(tx, call, fromYearId, input)
    if (state !== undefined && state !== current) refuse('EDIT_CONFLICT')
    const { id } = await carryOut(tx, call, years, input)
    await audit(tx, call, 'roll-over.create', id)
    const [made] = await rollOversOf(tx, call.actor.tenantId, id)
    return made ?? refuse('NOT_FOUND')
  })
