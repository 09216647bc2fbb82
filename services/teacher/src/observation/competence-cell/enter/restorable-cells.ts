import type { EnteredCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { deletedObservations, isRestorable } from '../../deletion/deleted-observations'
import { normalizedNote } from '../../entry/entry.query'

/** An entry that was taken back: what it is about, and what it said. */
type TakenBackEntry = Pick<EnteredCell, 'studentId' | 'competenceId' | 'performanceLevelV2Id'> & {
  readonly id: string
  readonly performanceAssessmentId: string | null
  readonly description: string | null
}

/** Whether it is about the cell and said what is entered now: a corrected cell says something else. */
const isIntended = (one: TakenBackEntry, cell: EnteredCell): boolean =>
  one.id === cell.restoredId &&
  one.studentId === cell.studentId &&
  one.competenceId === cell.competenceId &&
  one.performanceLevelV2Id === cell.performanceLevelV2Id &&
  (cell.description === undefined || one.description === normalizedNote(cell.description)) &&
  (cell.performanceAssessmentId === undefined || one.performanceAssessmentId === cell.performanceAssessmentId)

/** For each cell, the caller's deleted entry that comes back with it; these entries are locked (rule cell.6). */
export const restorableEntries = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  cells: readonly EnteredCell[],
): Promise<(cell: EnteredCell) => string | undefined> => {
  const ids = cells.flatMap(({ restoredId }) => restoredId ?? [])
  if (ids.length === 0) return () => undefined
  const { tenantId, userId } = call.actor
  const deleted = await tx<TakenBackEntry[]>`
    select o.id, o.student_id, o.competence_id, o.performance_level_id as "performanceLevelV2Id",
      o.performance_assessment_id, o.description
    from ${deletedObservations(tx)}
    where o.tenant_id = ${tenantId} and o.school_class_id = ${schoolClassId} and o.creator_id = ${userId}
      and ${isRestorable(tx, call, ids)}
    order by o.id for update of uro`
  return (cell) => deleted.find((one) => isIntended(one, cell))?.id
}
