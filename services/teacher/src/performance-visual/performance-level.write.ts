import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { Picture } from '@lernspur/service-kit/picture/picture'
import { storePicture } from '@lernspur/service-kit/picture/store-picture'
import type { LockedVisual } from './performance-visual.policy'
import { readVisual } from './performance-visual.query'

/** The picture columns of a level. */
export interface LevelPictureRow {
  readonly isFrontendPicture: boolean
  readonly picturePath: string | null
  readonly pictureFileId: string | null
}

/** Two levels with one picture cannot be told apart. */
const refuseSame = async (tx: Transaction, { actor }: Call, visualId: string, levelId: string, { hash }: Picture) => {
  const same = await tx`
    select from performance_level pl
    join stored_file sf on sf.tenant_id = pl.tenant_id and sf.id = pl.picture_file_id
    where pl.tenant_id = ${actor.tenantId} and pl.performance_visual_id = ${visualId} and pl.id <> ${levelId}
      and sf.hash = ${hash}`
  if (same.length > 0) refuse('FILE_ALREADY_EXISTS')
}

/**
 * Stores an uploaded picture, which was read ahead, for a level of a locked scale. FILE_VALIDATION_FAILED for an invalid
 * picture, FILE_ALREADY_EXISTS when another level of the scale has the same.
 */
export const storeLevelPicture = async (
  tx: Transaction,
  call: Call,
  visualId: string,
  levelId: string,
  read: () => Picture,
): Promise<LevelPictureRow> => {
  const picture = read()
  await refuseSame(tx, call, visualId, levelId, picture)
  const id = await storePicture(tx, call, picture)
  return { isFrontendPicture: false, picturePath: `files/${id}`, pictureFileId: id }
}

/** Moves a level to a position, counted from 1, and shifts the others, in one statement. */
export const assignLevelPosition = async (
  tx: Transaction,
  { actor }: Call,
  { id: visualId, levelIds }: LockedVisual,
  levelId: string,
  level: number,
): Promise<void> => {
  const order = levelIds.filter((id) => id !== levelId)
  order.splice(level - 1, 0, levelId)
  await tx`
    update performance_level pl set level = i.level
    from unnest(${order}::uuid[]) with ordinality as i (id, level)
    where pl.tenant_id = ${actor.tenantId} and pl.performance_visual_id = ${visualId} and pl.id = i.id and pl.level <> i.level`
}

/** Reads a level after a change, in the same transaction. */
export const readLevel = async (
  tx: Transaction,
  call: Call,
  visualId: string,
  levelId: string,
): Promise<PerformanceLevel> => {
  const { performanceLevelsV2 } = await readVisual(tx, call, visualId)
  return performanceLevelsV2.find(({ id }) => id === levelId) ?? refuse('NOT_FOUND')
}
