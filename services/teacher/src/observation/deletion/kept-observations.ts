import { intervalOf, keptFor } from '@lernspur/contracts/keeping'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** Condition on `o` (deleted_observation): its deletion can still be undone (rule observation.8). */
export const stillKept = (tx: Transaction): Fragment =>
  tx`o.deleted_at >= now() - ${intervalOf(keptFor.deletedEntry)}::interval`

const entry = (tx: Transaction): Fragment => tx`
  tenant_id, id, student_id, school_class_id, school_subject_id, competence_id, performance_level_id,
  performance_assessment_id, description, observed_at, creator_id, updated_by_id, created_at, updated_at`

const photo = (tx: Transaction): Fragment => tx`
  tenant_id, id, observation_id, student_id, school_class_id, file_id, width, height, thumbnail, creator_id, created_at`

/** Deletes entries that are locked, and keeps them with their photos as they are. */
export const removeObservations = async (tx: Transaction, { actor }: Call, ids: readonly string[]): Promise<void> => {
  const { tenantId, userId } = actor
  const asked = tx`tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`
  await tx`
    insert into deleted_observation (${entry(tx)}, deleted_by_id)
    select ${entry(tx)}, ${userId} from observation where ${asked}`
  await tx`
    insert into deleted_observation_photo (${photo(tx)})
    select ${photo(tx)} from observation_photo
    where tenant_id = ${tenantId} and observation_id = any(${[...ids]}::uuid[])`
  await tx`delete from observation where ${asked}`
}

/** Makes entries that are kept, and locked, what they were. */
export const putBackObservations = async (tx: Transaction, { actor }: Call, ids: readonly string[]): Promise<void> => {
  const { tenantId } = actor
  const asked = tx`tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`
  await tx`insert into observation (${entry(tx)}) select ${entry(tx)} from deleted_observation where ${asked}`
  await tx`
    insert into observation_photo (${photo(tx)})
    select ${photo(tx)} from deleted_observation_photo
    where tenant_id = ${tenantId} and observation_id = any(${[...ids]}::uuid[])`
  await tx`delete from deleted_observation where ${asked}`
}
