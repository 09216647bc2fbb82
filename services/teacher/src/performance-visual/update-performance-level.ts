import type { PerformanceLevel, UpdatePerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import type { UploadedFile } from '@lernspur/service-kit/input/form'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { type Picture, readPicture } from '@lernspur/service-kit/picture/picture'
import { readAhead } from '@lernspur/service-kit/picture/read-ahead'
import type { LevelPath } from './delete-performance-level'
import { assignLevelPosition, type LevelPictureRow, readLevel, storeLevelPicture } from './performance-level.write'
import { fault } from './performance-visual.faults'
import { lockVisual } from './performance-visual.policy'
import { touchVisual } from './performance-visual.query'

type Change = UpdatePerformanceLevel & { readonly file: UploadedFile | undefined }

/** The changed picture; undefined when it stays. */
const newPicture = async (
  tx: Transaction,
  call: Call,
  { visualId, id }: LevelPath,
  picturePath: string | undefined,
  read: (() => Picture) | undefined,
): Promise<LevelPictureRow | undefined> => {
  if (read && picturePath) refuse('VALIDATION_FAILED', [fault('two', 'picturePath', call.language)])
  if (read) return storeLevelPicture(tx, call, visualId, id, read)
  return picturePath === undefined ? undefined : { isFrontendPicture: true, picturePath, pictureFileId: null }
}

/**
 * Changes name, picture or position of a level, in use as well. UPDATE_NOT_ALLOWED without the right to; EDIT_CONFLICT
 * for an outdated version of the scale; FILE_VALIDATION_FAILED and FILE_ALREADY_EXISTS for the picture.
 */
export const updatePerformanceLevel = async (
  call: Call,
  path: LevelPath,
  { file, ...change }: Change,
): Promise<PerformanceLevel> => {
  const read = file && (await readAhead(readPicture(call.actor, file)))
  return call.write(async (tx) => {
    const { visualId, id } = path
    const { tenantId } = call.actor
    const visual = await lockVisual(tx, call, visualId, 'UPDATE_NOT_ALLOWED')
    if (!visual.levelIds.includes(id)) refuse('NOT_FOUND')
    await requireFresh(tx, call, visual)
    const picture = await newPicture(tx, call, path, change.picturePath, read)
    await tx`
      update performance_level set label = coalesce(${change.label ?? null}, label), updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    if (picture) {
      const [former] = await tx<{ picturePath: string | null }[]>`
        update performance_level set is_frontend_picture = ${picture.isFrontendPicture},
          picture_path = ${picture.picturePath}, picture_file_id = ${picture.pictureFileId}
        where tenant_id = ${tenantId} and id = ${id} returning old.picture_path`
      await releaseFiles(tx, call, [former?.picturePath ?? null])
    }
    if (change.level !== undefined) await assignLevelPosition(tx, call, visual, id, change.level)
    await touchVisual(tx, call, visualId)
    await audit(tx, call, 'performance-level.update', id)
    return readLevel(tx, call, visualId, id)
  })
}
