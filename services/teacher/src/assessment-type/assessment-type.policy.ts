import type { AssessmentType } from '@lernspur/contracts/teacher/assessment-type.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { readType, visibleType } from './assessment-type.query'

/** Locks a type for a change; NOT_FOUND when invisible, `refusal` when visible but not to be changed. */
export const lockType = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<AssessmentType> => {
  const [row] = await tx<{ schoolClassId: string | null }[]>`
    select aty.school_class_id from assessment_type aty
    where ${visibleType(tx, call.actor)} and aty.id = ${id} for update of aty`
  if (!row) return refuse('NOT_FOUND')
  await requireRightOn(tx, call.actor, row.schoolClassId, 'visuals', refusal)
  return readType(tx, call, id)
}

/** As `lockType`, with its levels, to which entries refer. */
export const lockWithLevels = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode) => {
  const type = await lockType(tx, call, id, refusal)
  await tx`
    select from legacy_performance_level lpl
    where lpl.tenant_id = ${call.actor.tenantId} and lpl.assessment_type_id = ${id} order by lpl.id for update`
  return type
}

/** Selects entries of these levels. */
export const usesOfLevels = (tx: Transaction, { actor }: Call, levelIds: readonly string[]): Fragment => tx`
  select from legacy_observation o
  where o.tenant_id = ${actor.tenantId} and o.performance_level_id = any(${[...levelIds]}::uuid[])`
