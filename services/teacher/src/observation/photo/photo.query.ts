import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
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
export const photoColumns = (tx: Transaction): Fragment => tx`
  op.id, op.observation_id, op.student_id, op.school_class_id, op.width, op.height, op.thumbnail, op.created_at`
