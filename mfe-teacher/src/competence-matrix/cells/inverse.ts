import type { EnteredCellResult } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { type CellChange, isPending, isTakingBack } from './cell-edit'
import type { CellState } from './cell-store'

const nothing: CellChange = { levelId: null, description: null }

/** What makes a cell as it was before the change: the former own entry of the day, or none. */
export const inverseOf = ({ before }: EnteredCellResult): CellChange =>
  before
    ? {
        levelId: before.performanceLevelV2Id,
        description: before.description,
        assessmentId: before.performanceAssessmentId,
        restoredId: before.id,
      }
    : nothing

/**
 * The same from what is on the screen before the change, for as long as the server has not answered. Undefined where the
 * screen does not tell enough, such as the note of an entry that is taken back.
 */
export const inverseOnScreen = (
  { cell, edit }: CellState,
  change: CellChange,
  today: string,
): CellChange | undefined => {
  if (edit) {
    if (!isPending(edit)) return undefined
    if (isTakingBack(edit)) return nothing
    const { levelId, description, assessmentId } = edit
    const hasContent = description !== undefined || (change.description === undefined && change.levelId !== null)
    return hasContent && assessmentId === change.assessmentId ? { levelId, description, assessmentId } : undefined
  }
  const newest = cell?.newest
  if (!newest?.isOwn || newest.isLegacy || newest.observedAt !== today) return nothing
  const changesLevelOnly =
    change.levelId !== null && change.description === undefined && change.assessmentId === undefined
  return changesLevelOnly && newest.levelId !== null ? { levelId: newest.levelId } : undefined
}
