import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** A change of scale, before it is made. */
interface ScaleChange {
  readonly performanceAssessmentId: string
  readonly formerVisualId: string
  readonly performanceVisualId: string
  /** Old level → new level. */
  readonly levels: readonly { readonly from: string; readonly to: string }[]
}

/**
 * Remembers the level of each entry that a change of scale is about to move, in place of an earlier change of the same
 * assessment (rule assessment.5). The assessment must be locked.
 */
export const keepScaleChange = async (tx: Transaction, { actor }: Call, change: ScaleChange): Promise<void> => {
  const { tenantId, userId } = actor
  const { performanceAssessmentId, formerVisualId, performanceVisualId, levels } = change
  const id = Bun.randomUUIDv7()
  await tx`
    delete from scale_change where tenant_id = ${tenantId} and performance_assessment_id = ${performanceAssessmentId}`
  await tx`
    insert into scale_change (tenant_id, id, performance_assessment_id, former_visual_id, performance_visual_id,
      creator_id)
    values (${tenantId}, ${id}, ${performanceAssessmentId}, ${formerVisualId}, ${performanceVisualId}, ${userId})`
  await tx`
    insert into scale_change_entry (tenant_id, scale_change_id, observation_id, former_level_id, performance_level_id)
    select o.tenant_id, ${id}, o.id, m.from, m.to
    from jsonb_to_recordset(${tx.json(levels as never)}) as m ("from" uuid, "to" uuid)
    join observation o on o.tenant_id = ${tenantId} and o.performance_assessment_id = ${performanceAssessmentId}
      and o.performance_level_id = m.from`
}
