import type { ChangeVisual } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { openUndoEntry, recordRows } from '@lernspur/service-kit/undo/undo-journal'
import type { LockedAssessment } from '../performance-assessment.policy'

/** What the journal holds of a change of scale besides the rows: the new scale, and the new level of each old one. */
interface ScaleChangeFacts {
  readonly performanceVisualId: string
  readonly levels: NonNullable<ChangeVisual['levels']>
}

/** Makes earlier changes of scale of these assessments final. */
export const deleteScaleChanges = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  assessmentIds: readonly string[],
): Promise<void> => {
  await tx`
    delete from undo_entry ue using undo_row uro
    where ue.tenant_id = ${tenantId} and ue.kind = 'scale-change' and uro.tenant_id = ue.tenant_id
      and uro.undo_entry_id = ue.id and uro.table_name = 'performance_assessment'
      and uro.row_id = any(${[...assessmentIds]}::uuid[])`
}

/**
 * Records the scale of an assessment and the level of each entry that a change of scale is about to move, in place of an
 * earlier change of the same assessment (rule assessment.5). The assessment must be locked.
 */
export const recordScaleChange = async (
  tx: Transaction,
  call: Call,
  { id, schoolClassId }: LockedAssessment,
  facts: ScaleChangeFacts,
): Promise<void> => {
  await deleteScaleChanges(tx, call, [id])
  const entryId = await openUndoEntry(tx, call, 'scale-change', { schoolClassId, facts })
  const moved = facts.levels.map(({ from }) => from)
  await recordRows(tx, call, entryId, [
    {
      action: 'update',
      table: 'performance_assessment',
      where: tx`r.id = ${id}`,
      columns: ['performance_visual_id'],
    },
    {
      action: 'update',
      table: 'observation',
      where: tx`r.performance_assessment_id = ${id} and r.performance_level_id = any(${moved}::uuid[])`,
      columns: ['student_id', 'performance_level_id'],
    },
  ])
}
