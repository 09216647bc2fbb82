import type { Autosaver } from '../saving/autosaver'
import { type DraftChange, type DraftClash, draftChanges, type StoredDraft } from './draft-changes'

type Saver<Draft> = Autosaver<StoredDraft<Draft>, DraftChange<Draft>, DraftClash<Draft>>

/** A draft that is not saved, as the device keeps it. */
export interface UnsavedDraft<Draft> {
  readonly draft: Draft
  /** What it was typed on top of; null where somebody else has saved meanwhile and nothing was decided yet. */
  readonly base: DraftChange<Draft>
}

export const isUnsavedDraft = <Draft>(value: object): value is UnsavedDraft<Draft> =>
  'draft' in value && 'base' in value

/** What of a draft is not saved, also while it is being sent; null if all is. */
export const unsavedDraft = <Draft>(saver: Saver<Draft>): UnsavedDraft<Draft> | null => {
  if (!saver.isOpen) return null
  const { current: visible, state } = saver.snapshot()
  return { draft: visible.draft, base: state.kind === 'conflict' ? null : { draft: saver.stored.draft } }
}

/**
 * Puts a draft back that was typed before the page was loaded again or the session ended: it is saved, or met with what
 * somebody else has saved meanwhile. What is typed by now stays.
 */
export const putDraftBack = <Draft>(saver: Saver<Draft>, { draft, base }: UnsavedDraft<Draft>): void => {
  const { stored } = saver
  if (!saver.isClean) return
  const before = { draft: base === null ? stored.draft : base.draft, updatedAt: stored.updatedAt }
  const { rest } = draftChanges<Draft>().compare(before, stored, { draft })
  if (rest === null) return
  saver.change(rest)
  if (base === null || JSON.stringify(base.draft) !== JSON.stringify(stored.draft)) saver.meet(stored)
}
