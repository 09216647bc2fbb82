import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { tellClass } from '../../observation-change/tell-cells'
import { type LockedAssessment, lockAssessment } from '../performance-assessment.policy'
import { readAssessment } from '../performance-assessment.query'

interface KeptChange {
  readonly id: string
  readonly formerVisualId: string
}

/** The last change, if it made the present scale; NOT_FOUND otherwise. */
const keptChange = async (tx: Transaction, { actor }: Call, current: LockedAssessment): Promise<KeptChange> => {
  const [kept] = await tx<KeptChange[]>`
    select sch.id, sch.former_visual_id from scale_change sch
    where sch.tenant_id = ${actor.tenantId} and sch.performance_assessment_id = ${current.id}
      and sch.performance_visual_id = ${current.performanceVisualId}`
  return kept ?? refuse('NOT_FOUND')
}

/** An entry whose present level did not come from the change has no level to go back to. */
const refuseLaterEntries = async (tx: Transaction, { actor }: Call, id: string, changeId: string): Promise<void> => {
  const later = await tx`
    select from observation o
    where o.tenant_id = ${actor.tenantId} and o.performance_assessment_id = ${id}
      and o.performance_level_id is not null
      and not exists (
        select from scale_change_entry sce
        where sce.tenant_id = o.tenant_id and sce.scale_change_id = ${changeId} and sce.observation_id = o.id
          and sce.performance_level_id = o.performance_level_id)
    limit 1`
  if (later.length > 0) refuse('EDIT_CONFLICT')
}

/**
 * Undoes the last change of scale of an assessment, and of each of its entries (rule assessment.5). NO_PERMISSION
 * without the right to; NOT_FOUND when there is no change to undo; EDIT_CONFLICT when an entry has got a level of the
 * new scale since.
 */
export const undoChangeVisual = (call: Call, id: string): Promise<PerformanceAssessment> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const current = await lockAssessment(tx, call, id, 'NO_PERMISSION')
    const kept = await keptChange(tx, call, current)
    await refuseLaterEntries(tx, call, id, kept.id)
    const moved = await tx<{ id: string }[]>`
      update observation o set performance_level_id = sce.former_level_id, updated_by_id = ${userId},
        updated_at = clock_timestamp()
      from scale_change_entry sce
      where sce.tenant_id = ${tenantId} and sce.scale_change_id = ${kept.id}
        and o.tenant_id = sce.tenant_id and o.id = sce.observation_id and o.performance_assessment_id = ${id}
      returning o.id`
    await tx`
      update performance_assessment set performance_visual_id = ${kept.formerVisualId}, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    await tx`delete from scale_change where tenant_id = ${tenantId} and id = ${kept.id}`
    await audit(tx, call, 'performance-assessment.change-visual', id)
    const movedIds = moved.map((row) => row.id)
    await audit(tx, call, 'observation.update', movedIds)
    tellClass(call, current.schoolClassId)
    return readAssessment(tx, call, id)
  })
