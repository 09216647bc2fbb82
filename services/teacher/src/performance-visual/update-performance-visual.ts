import type {
  PerformanceVisual,
  UpdatePerformanceVisual,
} from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { fault } from './performance-visual.faults'
import { type LockedVisual, lockVisual } from './performance-visual.policy'
import { readVisual } from './performance-visual.query'

type Levels = NonNullable<UpdatePerformanceVisual['performanceLevelsV2']>

/** Exactly the levels of the scale must be given. */
const checkLevels = (levels: Levels, { levelIds }: LockedVisual, { language }: Call): void => {
  const faults = levels.flatMap(({ id }, index) => {
    const isTwice = levels.findIndex((other) => other.id === id) < index
    return isTwice || !levelIds.includes(id) ? [fault('strange', `performanceLevelsV2.${index}.id`, language)] : []
  })
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
  if (levels.length < levelIds.length) {
    refuse('INVALID_IMPLICIT_DELETION', [fault('missing', 'performanceLevelsV2', language)])
  }
}

/** Updates names, pictures and positions of all levels in one statement; omitted fields stay. */
const writeLevels = async (tx: Transaction, call: Call, visualId: string, levels: Levels): Promise<void> => {
  const rows = levels.map((level, index) => ({
    ...level,
    level: index + 1,
    hasPicture: level.picturePath !== undefined,
  }))
  const former = await tx<{ picturePath: string | null }[]>`
    update performance_level pl set
      level = i.level,
      label = coalesce(i.label, pl.label),
      picture_path = case when i."hasPicture" then i."picturePath" else pl.picture_path end,
      is_frontend_picture = i."hasPicture" or pl.is_frontend_picture,
      picture_file_id = case when i."hasPicture" then null else pl.picture_file_id end,
      updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(rows as never)}) as i (
      id uuid, level integer, label text, "hasPicture" boolean, "picturePath" text)
    where pl.tenant_id = ${call.actor.tenantId} and pl.performance_visual_id = ${visualId} and pl.id = i.id
    returning old.picture_path`
  await releaseFiles(
    tx,
    call,
    former.map(({ picturePath }) => picturePath),
  )
}

/**
 * Changes name, level names, built-in pictures and the order of levels, in use as well. UPDATE_NOT_ALLOWED without the
 * right to; INVALID_IMPLICIT_DELETION when a level is omitted; EDIT_CONFLICT for an outdated version.
 */
export const updatePerformanceVisual = (
  call: Call,
  id: string,
  change: UpdatePerformanceVisual,
): Promise<PerformanceVisual> =>
  call.write(async (tx) => {
    const current = await lockVisual(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    const levels = change.performanceLevelsV2
    if (levels) {
      checkLevels(levels, current, call)
      await writeLevels(tx, call, id, levels)
    }
    await tx`
      update performance_visual set name = ${change.name ?? current.name}, updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'performance-visual.update', id, differences(current, { name: change.name }))
    return readVisual(tx, call, id)
  })
