import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireRightOn, visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Scales that the actor may see: the school's templates and those of visible classes. `pv` is the scale. */
export const visiblePerformanceVisual = (tx: Transaction, actor: Actor): Fragment =>
  tx`pv.tenant_id = ${actor.tenantId}
    and (pv.school_class_id is null or pv.school_class_id in (${visibleClasses(tx, actor)}))`

/** The current row of a scale, locked for a change. */
export interface LockedVisual {
  readonly id: string
  readonly name: string
  readonly updatedAt: string
  /** Lowest first. */
  readonly levelIds: readonly string[]
  readonly picturePaths: readonly (string | null)[]
}

interface LockedRow {
  readonly schoolClassId: string | null
  readonly name: string
  readonly updatedAt: string
}

/**
 * Locks a scale for a change, and reads its levels; NOT_FOUND when invisible, `refusal` when visible but not to be changed.
 * Inserts of assessments wait, because they take a key lock on it.
 */
export const lockVisual = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<LockedVisual> => {
  // Formatted as in the document, with trailing zeros.
  const [row] = await tx<LockedRow[]>`
    select pv.school_class_id, pv.name, iso_instant(pv.updated_at) as updated_at from performance_visual pv
    where ${visiblePerformanceVisual(tx, call.actor)} and pv.id = ${id} for update of pv`
  if (!row) return refuse('NOT_FOUND')
  await requireRightOn(tx, call.actor, row.schoolClassId, 'visuals', refusal)
  // Read after the lock, so that concurrent changes are seen.
  const [state] = await tx<Omit<LockedVisual, 'id' | 'name' | 'updatedAt'>[]>`
    select
      array(select pl.id::text from performance_level pl
        where pl.tenant_id = ${call.actor.tenantId} and pl.performance_visual_id = ${id} order by pl.level) as level_ids,
      array(select pl.picture_path from performance_level pl
        where pl.tenant_id = ${call.actor.tenantId} and pl.performance_visual_id = ${id}) as picture_paths`
  return state ? { id, name: row.name, updatedAt: row.updatedAt, ...state } : refuse('UNKNOWN')
}

/** As `lockVisual`, with its levels: entries without an assessment refer to a level, and take no lock on the scale. */
export const lockWithLevels = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode) => {
  const visual = await lockVisual(tx, call, id, refusal)
  await tx`
    select from performance_level pl
    where pl.tenant_id = ${call.actor.tenantId} and pl.performance_visual_id = ${id} order by pl.id for update`
  return visual
}

/** Selects assessments of a scale, and entries of these levels. */
export const usesOfScale = (tx: Transaction, { actor }: Call, id: string, levelIds: readonly string[]): Fragment => tx`
  select 1 from performance_assessment pa where pa.tenant_id = ${actor.tenantId} and pa.performance_visual_id = ${id}
  union all
  select 1 from observation o
  where o.tenant_id = ${actor.tenantId} and o.performance_level_id = any(${[...levelIds]}::uuid[])`
