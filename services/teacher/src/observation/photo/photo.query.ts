import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleEntry } from '../entry/entry.query'

/**
 * Photos of entries that the actor may see (rule photo.1); callers append `and …`. `op` is the photo, `o` its
 * entry.
 */
export const visiblePhoto = (tx: Transaction, actor: Actor): Fragment => tx`
  observation_photo op
  join observation o on o.tenant_id = op.tenant_id and o.id = op.observation_id
  where op.tenant_id = ${actor.tenantId} and ${visibleEntry(tx, actor)}`

/** Select list over `op` (observation_photo). */
export const shownPhoto = (tx: Transaction): Fragment => tx`
  op.id, op.observation_id, op.student_id, op.school_class_id, op.width, op.height, op.thumbnail, op.created_at`

/** Paths of the photos of entries, for `releaseFiles` once the entries are deleted. */
export const photoPaths = async (
  tx: Transaction,
  { tenantId }: Actor,
  entryIds: readonly string[],
): Promise<string[]> => {
  const rows = await tx<{ path: string }[]>`
    select 'files/' || op.file_id as path from observation_photo op
    where op.tenant_id = ${tenantId} and op.observation_id = any(${[...entryIds]}::uuid[])`
  return rows.map(({ path }) => path)
}
