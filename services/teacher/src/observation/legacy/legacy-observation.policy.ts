import type {
  CreateLegacyObservation,
  LegacyObservation,
} from '@lernspur/contracts/teacher/legacy-observation.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { lockEntry } from '../entry/entry.policy'
import { legacyObservationColumns } from './legacy-observation.query'

/** Locks one observation for a change, by the rules of `lockEntry`. */
export const lockLegacyObservation = (tx: Transaction, call: Call, id: string, refusal: ErrorCode) =>
  lockEntry<LegacyObservation>(tx, call, 'legacy_observation', legacyObservationColumns(tx), id, refusal)

type LeveledObservation = Pick<CreateLegacyObservation, 'schoolClassId' | 'performanceLevelId'>

/** NOT_FOUND when an entry names a level that is not of an assessment type of its class or of the school. */
export const requireKnownLevels = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  entries: readonly LeveledObservation[],
): Promise<void> => {
  const sent = entries.flatMap(({ schoolClassId, performanceLevelId }) =>
    performanceLevelId ? [{ schoolClassId, performanceLevelId }] : [],
  )
  const unknown = await tx`
    select from jsonb_to_recordset(${tx.json(sent)}) as i ("schoolClassId" uuid, "performanceLevelId" uuid)
    where not exists (
      select from legacy_performance_level lpl
      join assessment_type aty on aty.tenant_id = lpl.tenant_id and aty.id = lpl.assessment_type_id
      where lpl.tenant_id = ${tenantId} and lpl.id = i."performanceLevelId"
        and (aty.school_class_id is null or aty.school_class_id = i."schoolClassId"))`
  if (unknown.length > 0) refuse('NOT_FOUND')
}
