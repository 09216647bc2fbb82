import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type { MatrixKey, MatrixMove } from '@lernspur/ui/components/matrix/matrix-props'
import { levelOfKey } from '../../level/level-keys'
import { type CellChange, isPending } from '../cells/cell-edit'
import type { CellState, CellStore } from '../cells/cell-store'
import type { FillMode, FocusedCellStore } from './focused-cell'

/** What typing needs to know. */
export interface TypingContext {
  readonly store: CellStore
  readonly focusedCell: FocusedCellStore
  /** Levels that digits set, lowest first. */
  readonly levels: readonly { readonly id: string; readonly label: string }[]
  readonly today: string
  /** Assessment of new entries; today's entries keep theirs while all assessments are shown. */
  readonly assessmentId: string | null
  readonly showsEvery: boolean
  /** Keys of the cells of a column or a row that may be edited. */
  readonly line: (key: string, fill: FillMode) => readonly string[]
  /** Whether entries about the child are allowed. */
  readonly isOpen: (key: string) => boolean
  readonly step: (changes: ReadonlyMap<string, CellChange>) => void
  /** Drops typed changes that are not being sent. */
  readonly discard: (key: string) => void
  /** Whether an earlier change of the cell is on its way, which nobody can stop. */
  readonly isSending: (key: string) => boolean
  /** Both move the focus to what they change; false if there is no such step. */
  readonly undo: () => boolean
  readonly redo: () => boolean
  readonly move: MatrixMove
  readonly words: {
    readonly set: (label: string) => string
    readonly filled: (count: number) => string
    readonly takenBack: string
    readonly undone: string
    readonly redone: string
    readonly older: string
    readonly leaving: string
    readonly noStep: string
  }
}

/** Undoes the last step, and says so. */
export const undoStep = (typing: TypingContext): void => {
  const { undone, noStep } = typing.words
  typing.focusedCell.update(typing.undo() ? { announcement: undone } : { hint: noStep })
}

/** Whether the newest entry is the user's own from today, which typing changes and Backspace takes back. */
export const isOwnOfToday = (cell: CompetenceCell | undefined, today: string): boolean =>
  Boolean(cell?.newest?.isOwn && !cell.newest.isLegacy && cell.newest.observedAt === today)

const isEmpty = ({ cell, edit }: CellState): boolean => !edit && (cell === undefined || cell.count === 0)

/** The change that sets a level. */
export const levelChange = (
  typing: Pick<TypingContext, 'store' | 'today' | 'assessmentId' | 'showsEvery'>,
  key: string,
  levelId: string,
): CellChange => {
  const retainsAssessment = typing.showsEvery && isOwnOfToday(typing.store.get(key).cell, typing.today)
  return retainsAssessment ? { levelId } : { levelId, assessmentId: typing.assessmentId }
}

const fill = (typing: TypingContext, key: string, mode: FillMode, levelId: string): void => {
  const empty = typing.line(key, mode).filter((one) => typing.isOpen(one) && isEmpty(typing.store.get(one)))
  typing.step(new Map(empty.map((one) => [one, levelChange(typing, one, levelId)])))
  typing.focusedCell.update({ announcement: typing.words.filled(empty.length) })
}

const takeBack = (typing: TypingContext, key: string): MatrixMove => {
  const { cell, edit } = typing.store.get(key)
  // Otherwise an entry that was saved a moment earlier would stay, only because its change has not been sent.
  const hasEntry = isPending(edit) && (isOwnOfToday(cell, typing.today) || typing.isSending(key))
  if (edit && !hasEntry) {
    typing.discard(key)
    typing.focusedCell.update({ announcement: typing.words.takenBack })
    return 'stay'
  }
  if (!edit && !isOwnOfToday(cell, typing.today)) {
    typing.focusedCell.update(cell?.newest ? { hint: typing.words.older } : {})
    return 'stay'
  }
  typing.step(new Map([[key, { levelId: null, description: null }]]))
  typing.focusedCell.update({ announcement: typing.words.takenBack })
  return 'stay'
}

const digit = (typing: TypingContext, key: string, pressed: string): MatrixMove | undefined => {
  const level = levelOfKey(typing.levels, pressed)
  if (!level) return undefined
  const { fill: mode } = typing.focusedCell.get()
  if (mode) {
    fill(typing, key, mode, level.id)
    return 'stay'
  }
  if (!typing.isOpen(key)) {
    typing.focusedCell.update({ hint: typing.words.leaving })
    return 'stay'
  }
  typing.step(new Map([[key, levelChange(typing, key, level.id)]]))
  typing.focusedCell.update({ announcement: typing.words.set(level.label) })
  return typing.move
}

const withControl = (typing: TypingContext, { key, shift }: MatrixKey): MatrixMove | undefined => {
  const letter = key.toLowerCase()
  const isRedo = letter === 'y' || (letter === 'z' && shift)
  if (!isRedo && letter !== 'z') return undefined
  if (!isRedo) {
    undoStep(typing)
    return 'stay'
  }
  const { redone, noStep } = typing.words
  typing.focusedCell.update(typing.redo() ? { announcement: redone } : { hint: noStep })
  return 'stay'
}

/**
 * Handles a key on the cell with the key `at`: a digit sets a level, Backspace takes back the user's own entry of
 * today, `S` or `Z` with a digit fills the empty cells of the column or row, Ctrl-Z and Ctrl-Y undo and redo.
 */
export const typeKey = (typing: TypingContext, event: MatrixKey, at: string): MatrixMove | undefined => {
  const { key, ctrl } = event
  if (ctrl) return withControl(typing, event)
  if (/^\d$/.test(key)) return digit(typing, at, key)
  if (key === 'Backspace' || key === 'Delete') return takeBack(typing, at)
  const letter = key.toLowerCase()
  if (letter !== 's' && letter !== 'z') return undefined
  typing.focusedCell.update({ fill: letter === 's' ? 'column' : 'row' })
  return 'stay'
}
