import { photoLimits } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
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

const tooMany: Readonly<Record<Language, string>> = {
  de: `Zu einer Beobachtung gehören höchstens ${photoLimits.perEntry} Fotos.`,
  en: `An observation has at most ${photoLimits.perEntry} photos.`,
}

/** VALIDATION_FAILED for `path` when a locked entry would have more than four photos with `added` ones (rule photo.1). */
export const requireRoomForPhotos = async (
  tx: Transaction,
  { actor, language }: Call,
  observationId: string,
  added: number,
  path: string,
): Promise<void> => {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::integer as count from observation_photo op
    where op.tenant_id = ${actor.tenantId} and op.observation_id = ${observationId}`
  if ((row?.count ?? 0) + added > photoLimits.perEntry) {
    refuse('VALIDATION_FAILED', [{ path, message: tooMany[language] }])
  }
}
