import {
  type CreatePerformanceVisual,
  levelLimits,
  type PerformanceVisual,
} from '@lernspur/contracts/performance-visual.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { requireRightOn } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { readVisual } from './performance-visual.query'

/**
 * Writes a scale of a class, or a template of the school without one; levels count up in the order given.
 * CREATE_NOT_ALLOWED without the right to; TOO_MANY_LEVELS (rule scale.1).
 */
export const createPerformanceVisual = (call: Call, input: CreatePerformanceVisual): Promise<PerformanceVisual> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const schoolClassId = input.schoolClassId ?? null
    await requireRightOn(tx, call.actor, schoolClassId, 'visuals', 'CREATE_NOT_ALLOWED')
    if (input.performanceLevelsV2.length > levelLimits.max) refuse('TOO_MANY_LEVELS')
    const id = Bun.randomUUIDv7()
    await tx`
      insert into performance_visual (tenant_id, id, name, school_class_id, is_template)
      values (${tenantId}, ${id}, ${input.name}, ${schoolClassId}, ${schoolClassId === null})`
    await tx`
      insert into performance_level (tenant_id, performance_visual_id, level, label, picture_path)
      select ${tenantId}, ${id}, i.level, i.label, i."picturePath"
      from rows from (jsonb_to_recordset(${tx.json(input.performanceLevelsV2 as never)})
        as (label text, "picturePath" text)) with ordinality as i (label, "picturePath", level)`
    await audit(tx, call, 'performance-visual.create', id)
    return readVisual(tx, call, id)
  })
