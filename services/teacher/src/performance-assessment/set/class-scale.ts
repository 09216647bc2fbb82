import type { ReplaceClassAssessments } from '@lernspur/contracts/assessment-set.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { insertPerformanceVisual } from '../../insert-performance-visual'

/**
 * Id of the scale that a class is to be assessed with. A new one is made unless a scale of the class shows the same:
 * the pictures of its levels, and the words of those without one.
 */
export const classScale = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  scale: ReplaceClassAssessments['scale'],
): Promise<string> => {
  if ('performanceVisualId' in scale) return scale.performanceVisualId
  const shown = scale.performanceLevelsV2.map(({ label, picturePath }) => picturePath ?? label)
  const [same] = await tx<{ id: string }[]>`
    select v.id from performance_visual v
    where v.tenant_id = ${call.actor.tenantId} and v.school_class_id = ${schoolClassId}
      and ${shown}::text[] = array(
        select coalesce(l.picture_path, l.label) from performance_level l
        where l.tenant_id = v.tenant_id and l.performance_visual_id = v.id order by l.level)
    order by v.id limit 1`
  return same?.id ?? insertPerformanceVisual(tx, call, scale, schoolClassId)
}

/** Removes those scales of a class that were only tried out: neither an assessment nor an entry uses them any more. */
export const removeUnusedScales = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  ids: readonly string[],
): Promise<void> => {
  const removed = await tx<{ id: string }[]>`
    delete from performance_visual v
    where v.tenant_id = ${call.actor.tenantId} and v.school_class_id = ${schoolClassId}
      and v.id = any(${[...ids]}::uuid[])
      and not exists (
        select from performance_assessment a where a.tenant_id = v.tenant_id and a.performance_visual_id = v.id)
      and not exists (
        select from performance_level l
        join observation o on o.tenant_id = l.tenant_id and o.performance_level_id = l.id
        where l.tenant_id = v.tenant_id and l.performance_visual_id = v.id)
    returning v.id`
  const removedIds = removed.map(({ id }) => id)
  await audit(tx, call, 'performance-visual.delete', removedIds)
}
