import type { EnteredCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { HeldEntry } from './newest-entries'

/** What to do with a cell. */
export type Decision =
  | { readonly kind: 'create' }
  | { readonly kind: 'change' | 'takeBack'; readonly entry: HeldEntry }
  | { readonly kind: 'putBack'; readonly id: string }
  | { readonly kind: 'changedMeanwhile' }
  | { readonly kind: 'refused'; readonly error: ErrorCode }

interface CellFacts {
  readonly newest: HeldEntry | undefined
  /** The day the cell is entered for. */
  readonly observedAt: string
  readonly userId: string
  /** The deleted entry to put back, if that can still be undone. */
  readonly restorableId?: string | undefined
  /** Why nothing new may be entered about this child and competence, if there is a reason. */
  readonly blocker: ErrorCode | undefined
}

/** An instant with all six digits of its fraction, however many are written. */
const untilSecond = (instant: string): string =>
  instant.replace(/(?:\.(\d+))?Z$/, (_, fraction: string = '') => `.${fraction.padEnd(6, '0')}Z`)

const isKnown = ({ basedOn }: EnteredCell, newest: HeldEntry | undefined): boolean =>
  basedOn === null
    ? newest === undefined
    : newest !== undefined &&
      basedOn.id === newest.id &&
      untilSecond(basedOn.updatedAt) === untilSecond(newest.updatedAt)

/** Whether the newest entry is the caller's own of that day, which screens may still change. */
const isOpen = (entry: HeldEntry, { observedAt, userId }: CellFacts): boolean =>
  !entry.isLegacy && entry.author.id === userId && entry.observedAt === observedAt

const isEmpty = ({ performanceLevelV2Id, description }: EnteredCell): boolean =>
  performanceLevelV2Id === null && !description?.trim()

const belongs = ({ performanceAssessmentId }: EnteredCell, entry: HeldEntry): boolean =>
  performanceAssessmentId === undefined || performanceAssessmentId === entry.performanceAssessmentId

/**
 * Decides what an entered cell does (rules cell.2 and cell.3). The caller's own entry of the day is not changed if it
 * belongs to another assessment, because it counts there.
 */
export const decide = (cell: EnteredCell, facts: CellFacts): Decision => {
  const { newest, restorableId, blocker } = facts
  if (blocker === 'NOT_FOUND') return { kind: 'refused', error: blocker }
  if (!isKnown(cell, newest)) return { kind: 'changedMeanwhile' }
  const open = newest && isOpen(newest, facts) ? newest : undefined
  if (isEmpty(cell)) {
    if (!open) return { kind: 'refused', error: 'UPDATE_NOT_ALLOWED' }
    return open.hasPhoto ? { kind: 'refused', error: 'INVALID_IMPLICIT_DELETION' } : { kind: 'takeBack', entry: open }
  }
  if (restorableId && !open) return { kind: 'putBack', id: restorableId }
  if (blocker) return { kind: 'refused', error: blocker }
  return open && belongs(cell, open) ? { kind: 'change', entry: open } : { kind: 'create' }
}
