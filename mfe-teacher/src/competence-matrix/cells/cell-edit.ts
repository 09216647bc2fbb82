import type {
  EnteredCell,
  EnteredCellResult,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'

/** What somebody enters into a cell; without a level and a note the own entry of today is taken back. */
export interface CellChange {
  readonly levelId: string | null
  /** Left out, the note stays. */
  readonly description?: string | null | undefined
  /** Left out, an own entry of today keeps its assessment. */
  readonly assessmentId?: string | null | undefined
  /** An own entry that was taken back and said the same: it comes back itself (rule cell.6). */
  readonly restoredId?: string | undefined
}

/** Whether a change takes the own entry of today back. */
export const isTakingBack = ({ levelId, description }: CellChange): boolean => levelId === null && !description

/** Waiting to be sent, on its way, changed by somebody else meanwhile, or refused. */
type EditState = 'waiting' | 'sending' | 'changed' | 'refused'

/** A change that is not saved yet. */
export interface CellEdit extends CellChange {
  readonly basedOn: EnteredCell['basedOn']
  readonly state: EditState
  /** The device keeps it since an earlier page. */
  readonly isPersisted?: true
  /** Why it was refused, or who was there before. */
  readonly message?: string | undefined
  /** Resolves once the server has answered, with undefined for a change that was never sent. */
  readonly resolve: (result: EnteredCellResult | undefined) => void
}

/** Still to be saved without anybody's doing. */
export const isPending = (edit: CellEdit | undefined): boolean => edit?.state === 'waiting' || edit?.state === 'sending'
