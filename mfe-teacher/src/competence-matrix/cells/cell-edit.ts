import type {
  EnteredCell,
  EnteredCellResult,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'

/** What somebody enters into a cell; without a level and a note, the user's own entry of today is taken back. */
export interface CellChange {
  readonly levelId: string | null
  /** If omitted, the note stays. */
  readonly description?: string | null | undefined
  /** If omitted, the user's own entry of today keeps its assessment. */
  readonly assessmentId?: string | null | undefined
  /** An identical entry that the user took back earlier, which is restored instead (rule cell.6). */
  readonly restoredId?: string | undefined
}

/** Whether a change takes back the user's own entry of today. */
export const isTakingBack = ({ levelId, description }: CellChange): boolean => levelId === null && !description

/** Waiting to be sent, being sent, changed by somebody else meanwhile, or refused. */
type EditState = 'waiting' | 'sending' | 'changed' | 'refused'

/** A change that is not saved yet. */
export interface CellEdit extends CellChange {
  readonly basedOn: EnteredCell['basedOn']
  readonly state: EditState
  /** The device has it from an earlier page. */
  readonly isPersisted?: true
  /** Why it was refused, or who changed the cell first. */
  readonly message?: string | undefined
  /** Resolves once the server has answered, with undefined for a change that was never sent. */
  readonly resolve: (result: EnteredCellResult | undefined) => void
}

/** Whether it will be saved without anybody acting. */
export const isPending = (edit: CellEdit | undefined): boolean => edit?.state === 'waiting' || edit?.state === 'sending'
