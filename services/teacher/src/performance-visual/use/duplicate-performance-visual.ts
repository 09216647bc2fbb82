import type {
  DuplicatePerformanceVisual,
  PerformanceVisual,
} from '@lernspur/contracts/teacher/performance-visual.contract'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { visiblePerformanceVisual } from '../performance-visual.policy'
import { readVisual } from '../performance-visual.query'

/**
 * Copies a scale that the caller sees, with its levels, for a class or as a template of the school; uploaded pictures
 * are shared and stored until neither scale shows them. CREATE_NOT_ALLOWED without the right to.
 */
export const duplicatePerformanceVisual = (
  call: Call,
  originId: string,
  { name, schoolClassId = null }: DuplicatePerformanceVisual,
): Promise<PerformanceVisual> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const [origin] = await tx<{ name: string }[]>`
      select pv.name from performance_visual pv
      where ${visiblePerformanceVisual(tx, call.actor)} and pv.id = ${originId} for share of pv`
    if (!origin) return refuse('NOT_FOUND')
    await requireRightOn(tx, call.actor, schoolClassId, 'visuals', 'CREATE_NOT_ALLOWED')
    const id = Bun.randomUUIDv7()
    await tx`
      insert into performance_visual (tenant_id, id, name, school_class_id, is_template, origin_id)
      values (${tenantId}, ${id}, ${name ?? origin.name}, ${schoolClassId}, ${schoolClassId === null}, ${originId})`
    await tx`
      insert into performance_level (tenant_id, performance_visual_id, level, label, is_frontend_picture, picture_path,
        picture_file_id)
      select pl.tenant_id, ${id}, pl.level, pl.label, pl.is_frontend_picture, pl.picture_path, pl.picture_file_id
      from performance_level pl where pl.tenant_id = ${tenantId} and pl.performance_visual_id = ${originId}`
    await audit(tx, call, 'performance-visual.create', id)
    return readVisual(tx, call, id)
  })
