import type { ReplaceClassAssessments } from '@lernspur/contracts/teacher/assessment-set.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { insertPerformanceVisual } from '../../performance-scale/insert-performance-visual'

/**
 * Id of the scale for a class. Creates one unless a scale of the class has the same pictures and, for levels without
 * one, labels.
 */
export const classScale = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  scale: ReplaceClassAssessments['scale'],
): Promise<string> => {
  if ('performanceVisualId' in scale) return scale.performanceVisualId
  const visible = scale.performanceLevelsV2.map(({ label, picturePath }) => picturePath ?? label)
  const [same] = await tx<{ id: string }[]>`
    select pv.id from performance_visual pv
    where pv.tenant_id = ${call.actor.tenantId} and pv.school_class_id = ${schoolClassId}
      and ${visible}::text[] = array(
        select coalesce(pl.picture_path, pl.label) from performance_level pl
        where pl.tenant_id = pv.tenant_id and pl.performance_visual_id = pv.id order by pl.level)
    order by pv.id limit 1`
  return same?.id ?? insertPerformanceVisual(tx, call, scale, schoolClassId)
}

/** Deletes scales of a class that neither an assessment nor an entry uses. */
export const removeUnusedScales = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  ids: readonly string[],
): Promise<void> => {
  const { tenantId } = call.actor
  // Locked first: whoever begins to use one of them is waited for, and then seen.
  await tx`
    select from performance_visual pv
    where pv.tenant_id = ${tenantId} and pv.school_class_id = ${schoolClassId} and pv.id = any(${[...ids]}::uuid[])
    order by pv.id for update`
  await tx`
    select from performance_level pl
    join performance_visual pv on pv.tenant_id = pl.tenant_id and pv.id = pl.performance_visual_id
    where pl.tenant_id = ${tenantId} and pv.school_class_id = ${schoolClassId} and pv.id = any(${[...ids]}::uuid[])
    order by pl.id for update of pl`
  const removed = await tx<{ id: string }[]>`
    delete from performance_visual pv
    where pv.tenant_id = ${tenantId} and pv.school_class_id = ${schoolClassId}
      and pv.id = any(${[...ids]}::uuid[])
      and not exists (
        select from performance_assessment pa where pa.tenant_id = pv.tenant_id and pa.performance_visual_id = pv.id)
      and not exists (
        select from performance_level pl
        join observation o on o.tenant_id = pl.tenant_id and o.performance_level_id = pl.id
        where pl.tenant_id = pv.tenant_id and pl.performance_visual_id = pv.id)
    returning pv.id`
  const removedIds = removed.map(({ id }) => id)
  await audit(tx, call, 'performance-visual.delete', removedIds)
}
