import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { deleteUndoEntry, entriesWith, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { publishClassChange } from '../../observation-change/publish-cell-changes'
import { type LockedAssessment, lockAssessment } from '../performance-assessment.policy'
import { readAssessment } from '../performance-assessment.query'

interface ScaleChange {
  readonly entryId: string
  readonly formerVisualId: string
}

/** The last change, if it made the present scale and the former one is still there; NOT_FOUND otherwise. */
const lastChange = async (tx: Transaction, call: Call, current: LockedAssessment): Promise<ScaleChange> => {
  const [change] = await tx<ScaleChange[]>`
    select ue.id as entry_id, pv.id as former_visual_id
    from ${entriesWith(tx, 'performance_assessment')}
    join performance_visual pv on pv.tenant_id = ue.tenant_id
      and pv.id = (uro.content ->> 'performance_visual_id')::uuid
    where ${undoable(tx, call, 'scale-change')} and uro.row_id = ${current.id}
      and ue.facts ->> 'performanceVisualId' = ${current.performanceVisualId}::text`
  return change ?? refuse('NOT_FOUND')
}

/**
 * Entries as the change found and left them: `observation_id`, `former_level_id` and `level_id`; each of these levels
 * still exists.
 */
const movedEntries = (tx: Transaction, tenantId: string, entryId: string) => tx`
  select uro.row_id as observation_id, pl.id as former_level_id, m."to" as level_id
  from ${entriesWith(tx, 'observation')}
  join jsonb_to_recordset(ue.facts -> 'levels') as m ("from" uuid, "to" uuid)
    on m."from" = (uro.content ->> 'performance_level_id')::uuid
  join performance_level pl on pl.tenant_id = ue.tenant_id and pl.id = m."from"
  where ue.tenant_id = ${tenantId} and ue.id = ${entryId}`

/** An entry whose present level did not come from the change has no level to go back to. */
const refuseLaterEntries = async (tx: Transaction, { actor }: Call, id: string, entryId: string): Promise<void> => {
  const later = await tx`
    select from observation o
    where o.tenant_id = ${actor.tenantId} and o.performance_assessment_id = ${id}
      and o.performance_level_id is not null
      and (o.id, o.performance_level_id) not in (
        select observation_id, level_id from (${movedEntries(tx, actor.tenantId, entryId)}) as moved)
    limit 1`
  if (later.length > 0) refuse('EDIT_CONFLICT')
}

/**
 * Undoes the last change of scale of an assessment, and of each of its entries (rule assessment.5). NO_PERMISSION
 * without the right to; NOT_FOUND when there is no change to undo; EDIT_CONFLICT when an entry has been given a level
 * of the new scale since.
 */
export const undoChangeVisual = (call: Call, id: string): Promise<PerformanceAssessment> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const current = await lockAssessment(tx, call, id, 'NO_PERMISSION')
    const { entryId, formerVisualId } = await lastChange(tx, call, current)
    await refuseLaterEntries(tx, call, id, entryId)
    const moved = await tx<{ id: string }[]>`
      update observation o set performance_level_id = moved.former_level_id, updated_by_id = ${userId},
        updated_at = clock_timestamp()
      from (${movedEntries(tx, tenantId, entryId)}) as moved
      where o.tenant_id = ${tenantId} and o.id = moved.observation_id and o.performance_assessment_id = ${id}
      returning o.id`
    await tx`
      update performance_assessment set performance_visual_id = ${formerVisualId}, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    await deleteUndoEntry(tx, call, entryId)
    await audit(tx, call, 'performance-assessment.change-visual', id)
    const movedIds = moved.map((row) => row.id)
    await audit(tx, call, 'observation.update', movedIds)
    publishClassChange(call, current.schoolClassId)
    return readAssessment(tx, call, id)
  })
