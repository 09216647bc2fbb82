import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { requireRightOn, visibleClasses } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'

/** Scales that the actor may see: the school's templates and those of visible classes. `v` is the scale. */
export const visiblePerformanceVisual = (tx: Transaction, actor: Actor): Fragment =>
  tx`v.tenant_id = ${actor.tenantId}
    and (v.school_class_id is null or v.school_class_id in (${visibleClasses(tx, actor)}))`

/** A scale as it stands, locked for a change. */
export interface LockedVisual {
  readonly id: string
  readonly name: string
  readonly updatedAt: string
  /** Assessments use it, so its levels stay. */
  readonly isInUse: boolean
  /** Lowest first. */
  readonly levelIds: readonly string[]
}

interface LockedRow {
  readonly schoolClassId: string | null
  readonly name: string
  readonly updatedAt: string
}

/**
 * Locks a scale with its levels for a change; NOT_FOUND when invisible, `refusal` when visible but not to be changed.
 * Assessments that are being made wait, because they hold its key.
 */
export const lockVisual = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<LockedVisual> => {
  // The instant is written as in the document, where it keeps its last zeros.
  const [row] = await tx<LockedRow[]>`
    select v.school_class_id, v.name, iso_instant(v.updated_at) as updated_at from performance_visual v
    where ${visiblePerformanceVisual(tx, call.actor)} and v.id = ${id} for update of v`
  if (!row) return refuse('NOT_FOUND')
  await requireRightOn(tx, call.actor, row.schoolClassId, 'visuals', refusal)
  // Asked after the lock, so that nothing can have come in between.
  const [state] = await tx<Pick<LockedVisual, 'isInUse' | 'levelIds'>[]>`
    select
      exists (select from performance_assessment a
        where a.tenant_id = ${call.actor.tenantId} and a.performance_visual_id = ${id}) as is_in_use,
      array(select l.id::text from performance_level l
        where l.tenant_id = ${call.actor.tenantId} and l.performance_visual_id = ${id} order by l.level) as level_ids`
  return state ? { id, name: row.name, updatedAt: row.updatedAt, ...state } : refuse('UNKNOWN')
}
