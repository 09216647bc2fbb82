import type { Version } from '../saving/autosaver'

/** Two versions of a draft to decide between. */
export interface DraftConflict<Draft> {
  readonly mine: Draft
  readonly theirs: Draft
  /** Who saved the other version; undefined if unknown. */
  readonly who: string | undefined
  resolveConflict(version: Version): void
}
