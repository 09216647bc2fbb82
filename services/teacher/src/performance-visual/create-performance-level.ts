import {
  type CreatePerformanceLevel,
  levelLimits,
  type PerformanceLevel,
} from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import type { UploadedFile } from '@lernspur/service-kit/input/form'
import { readPicture } from '@lernspur/service-kit/picture/picture'
import { readAhead } from '@lernspur/service-kit/picture/read-ahead'
import { assignLevelPosition, readLevel, storeLevelPicture } from './performance-level.write'
import { fault } from './performance-visual.faults'
import { lockVisual } from './performance-visual.policy'
import { touchVisual } from './performance-visual.query'

/**
 * Adds a level with an uploaded or a built-in picture, by default as the highest. CREATE_NOT_ALLOWED without the right
 * to; TOO_MANY_LEVELS beyond ten; FILE_VALIDATION_FAILED and FILE_ALREADY_EXISTS for the picture.
 */
export const createPerformanceLevel = async (
  call: Call,
  visualId: string,
  input: CreatePerformanceLevel,
  file: UploadedFile | undefined,
): Promise<PerformanceLevel> => {
  const read = file && (await readAhead(readPicture(call.actor, file)))
  return call.write(async (tx) => {
    const { tenantId } = call.actor
    const visual = await lockVisual(tx, call, visualId, 'CREATE_NOT_ALLOWED')
    const count = visual.levelIds.length
    if (count >= levelLimits.max) refuse('TOO_MANY_LEVELS')
    if (read && input.picturePath) refuse('VALIDATION_FAILED', [fault('two', 'picturePath', call.language)])
    const id = Bun.randomUUIDv7()
    const picture = read
      ? await storeLevelPicture(tx, call, visualId, id, read)
      : { isFrontendPicture: true, picturePath: input.picturePath ?? null, pictureFileId: null }
    await tx`
      insert into performance_level (tenant_id, id, performance_visual_id, level, label, is_frontend_picture,
        picture_path, picture_file_id)
      values (${tenantId}, ${id}, ${visualId}, ${count + 1}, ${input.label}, ${picture.isFrontendPicture},
        ${picture.picturePath}, ${picture.pictureFileId})`
    if (input.level !== undefined && input.level <= count) await assignLevelPosition(tx, call, visual, id, input.level)
    await touchVisual(tx, call, visualId)
    await audit(tx, call, 'performance-level.create', id)
    return readLevel(tx, call, visualId, id)
  })
}
