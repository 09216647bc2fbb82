import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { fault } from './performance-visual.faults'
import { lockWithLevels, usesOfScale } from './performance-visual.policy'
import { touchVisual } from './performance-visual.query'

/** Ids of a level and its scale. */
export interface LevelPath {
  readonly visualId: string
  readonly id: string
}

/**
 * Removes a level; higher ones move down. FOREIGN_KEY_CONSTRAINT while assessments use the scale or entries the level;
 * the last one stays, VALIDATION_FAILED (rule scale.1).
 */
export const deletePerformanceLevel = (call: Call, { visualId, id }: LevelPath): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const visual = await lockWithLevels(tx, call, visualId, 'NO_PERMISSION')
    if (!visual.levelIds.includes(id)) refuse('NOT_FOUND')
    await refuseInUse(tx, usesOfScale(tx, call, visualId, [id]))
    if (visual.levelIds.length === 1) refuse('VALIDATION_FAILED', [fault('last', 'levels', call.language)])
    const [removed] = await tx<{ picturePath: string | null }[]>`
      delete from performance_level where tenant_id = ${tenantId} and id = ${id} returning picture_path`
    await releaseFiles(tx, call, [removed?.picturePath ?? null])
    await tx`
      update performance_level set level = level - 1
      where tenant_id = ${tenantId} and performance_visual_id = ${visualId} and level > ${visual.levelIds.indexOf(id) + 1}`
    await touchVisual(tx, call, visualId)
    await audit(tx, call, 'performance-level.delete', id)
    return undefined
  })
