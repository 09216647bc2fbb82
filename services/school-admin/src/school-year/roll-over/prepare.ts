import type { PreviewRollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { lockSchoolYears } from '../school-year.policy'
import { classFacts, stateOf } from './class-facts'
import { type RollOverYear, type RollOverYears, requireLines, requireYears } from './roll-over.policy'

/**
 * Checks the years of a roll-over and reads the state of the classes; no other roll-over begins until the transaction
 * ends.
 */
export const prepare = async (
  tx: Transaction,
  call: Call,
  fromYearId: string,
  { toSchoolYearId: toYearId, lines }: PreviewRollOver,
): Promise<RollOverYears & { state: string }> => {
  const { tenantId } = call.actor
  await lockSchoolYears(tx, call)
  const found = await tx<RollOverYear[]>`
    select sy.id, sy.name, sy.school_year_start from school_year sy
    where sy.tenant_id = ${tenantId} and sy.id in (${fromYearId}, ${toYearId}) for key share`
  const years = requireYears(call, found, fromYearId, toYearId)
  const facts = await classFacts(tx, { tenantId, fromYearId, toYearId })
  await requireLines(tx, call, lines, { facts, fromYearId })
  return { ...years, state: stateOf(facts) }
}
