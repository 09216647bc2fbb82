import type { ScaleUse } from '@lernspur/contracts/teacher/performance-visual.contract'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { visiblePerformanceVisual } from '../performance-visual.policy'

/**
 * How many assessments, classes and entries depend on a scale (rule scale.6). NOT_FOUND when invisible, NO_PERMISSION
 * without the right to change it.
 */
export const getScaleUse = (call: Call, id: string): Promise<ScaleUse> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const [row] = await tx<{ schoolClassId: string | null }[]>`
      select pv.school_class_id from performance_visual pv
      where ${visiblePerformanceVisual(tx, call.actor)} and pv.id = ${id}`
    if (!row) return refuse('NOT_FOUND')
    await requireRightOn(tx, call.actor, row.schoolClassId, 'visuals', 'NO_PERMISSION')
    const [use] = await tx<ScaleUse[]>`
      select
        count(pa.id)::integer as performance_assessments,
        count(distinct pa.school_class_id)::integer as school_classes,
        coalesce((
          select jsonb_agg(jsonb_build_object('performanceLevelV2Id', used.id, 'observations', used.count)
            order by used.level)
          from (
            select pl.id, pl.level, count(*) from performance_level pl
            join observation o on o.tenant_id = pl.tenant_id and o.performance_level_id = pl.id
            where pl.tenant_id = ${tenantId} and pl.performance_visual_id = ${id}
            group by pl.tenant_id, pl.id
          ) as used
        ), '[]') as levels
      from performance_assessment pa
      where pa.tenant_id = ${tenantId} and pa.performance_visual_id = ${id}`
    return use ?? refuse('UNKNOWN')
  })
