import { type CellChange, isTakingBack } from '../cells/cell-edit'
import { isOwnOfToday, type TypingContext } from './cell-keys'

/** The change that sets today's note and leaves the level that is stored or being sent. */
export const noteChange = (
  { store, today, assessmentId }: Pick<TypingContext, 'store' | 'today' | 'assessmentId'>,
  key: string,
  description: string,
): CellChange => {
  const { cell, edit } = store.get(key)
  if (edit && !isTakingBack(edit)) return { levelId: edit.levelId, description, assessmentId: edit.assessmentId }
  if (!edit && isOwnOfToday(cell, today)) return { levelId: cell?.newest?.levelId ?? null, description }
  return { levelId: null, description, assessmentId }
}
