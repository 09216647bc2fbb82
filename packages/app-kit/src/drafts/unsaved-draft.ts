import type { Autosaver } from '../saving/autosaver'
import { type DraftChange, type DraftClash, draftChanges, type StoredDraft } from './draft-changes'

type Saver<Draft> = Autosaver<StoredDraft<Draft>, DraftChange<Draft>, DraftClash<Draft>>

/** An unsaved draft, as the device keeps it. */
export interface UnsavedDraft<Draft> {
  readonly draft: Draft
  /**
   * The stored state that it is based on; null if somebody else has saved meanwhile and the user has not decided yet.
   */
  readonly base: DraftChange<Draft>
}

export const isUnsavedDraft = <Draft>(value: object): value is UnsavedDraft<Draft> =>
  'draft' in value && 'base' in value

/** The unsaved part of a draft, including what is being sent; null if everything is saved. */
export const unsavedDraft = <Draft>(saver: Saver<Draft>): UnsavedDraft<Draft> | null => {
  if (!saver.isOpen) return null
  const { current: visible, state } = saver.snapshot()
  return { draft: visible.draft, base: state.kind === 'conflict' ? null : { draft: saver.stored.draft } }
}

/**
 * Restores a draft that was typed before the page was reloaded or the session ended: saves it, or compares it with what
 * somebody else has saved meanwhile. What has been typed since stays.
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
