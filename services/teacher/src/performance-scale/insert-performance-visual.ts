import { type CreatePerformanceVisual, levelLimits } from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/**
 * Inserts a scale of a class, or a template of the school without one, within the caller's transaction; levels are
 * numbered in the order given. The caller checks the rights. TOO_MANY_LEVELS (rule scale.1).
 */
export const insertPerformanceVisual = async (
  tx: Transaction,
  call: Call,
  { name, performanceLevelsV2 }: Pick<CreatePerformanceVisual, 'name' | 'performanceLevelsV2'>,
  schoolClassId: string | null,
): Promise<string> => {
  const { tenantId } = call.actor
  if (performanceLevelsV2.length > levelLimits.max) refuse('TOO_MANY_LEVELS')
  const id = Bun.randomUUIDv7()
  const levels = performanceLevelsV2.map(({ label, picturePath = null }) => ({ label, picturePath }))
  await tx`
    insert into performance_visual (tenant_id, id, name, school_class_id, is_template)
    values (${tenantId}, ${id}, ${name}, ${schoolClassId}, ${schoolClassId === null})`
  await tx`
    insert into performance_level (tenant_id, performance_visual_id, level, label, picture_path)
    select ${tenantId}, ${id}, i.level, i.label, i."picturePath"
    from rows from (jsonb_to_recordset(${tx.json(levels)})
      as (label text, "picturePath" text)) with ordinality as i (label, "picturePath", level)`
  await audit(tx, call, 'performance-visual.create', id)
  return id
}
