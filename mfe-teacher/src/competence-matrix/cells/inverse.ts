import type { EnteredCellResult } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { type CellChange, isPending, isTakingBack } from './cell-edit'
import type { CellState } from './cell-store'

const nothing: CellChange = { levelId: null, description: null }

/** The change that restores a cell: the user's former entry of the day, or none. */
export const inverseOf = ({ before }: EnteredCellResult): CellChange =>
  before
    ? {
        levelId: before.performanceLevelV2Id,
        description: before.description,
        assessmentId: before.performanceAssessmentId,
        restoredId: before.id,
      }
    : nothing

/** The change that brings back an unsent change, from the answer to the one that replaced it. */
export const restoredBy = (unsent: CellChange, { before }: EnteredCellResult): CellChange =>
  isTakingBack(unsent)
    ? nothing
    : {
        ...unsent,
        // What it left as it was is what stood there before both.
        description: unsent.description === undefined ? (before?.description ?? null) : unsent.description,
        assessmentId: unsent.assessmentId === undefined ? before?.performanceAssessmentId : unsent.assessmentId,
      }

/**
 * The change that restores a cell from what was on the screen before it, until the server answers. Undefined where the
 * screen shows too little, such as for the note of an entry that is taken back.
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
