import { useCallback, useSyncExternalStore } from 'react'
import { changeDraft, type Draft, type DraftChange } from './draft'

/**
 * Holds a draft beside the component tree: each row of the class reads its own part, so that a tap draws one row and the
 * save bar instead of thirty rows.
 */
export class DraftStore {
  private readonly listeners = new Set<() => void>()

  constructor(
    private draft: Draft,
    private readonly keep: (draft: Draft) => void,
  ) {}

  readonly get = (): Draft => this.draft

  readonly change = (change: DraftChange): void => {
    this.draft = changeDraft(this.draft, change)
    for (const listener of this.listeners) listener()
    this.keep(this.draft)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** A part of a draft; draws again when that part is another. `select` returns stored values, never new objects. */
export const useDraft = <Part>(store: DraftStore, select: (draft: Draft) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    useCallback(() => select(store.get()), [store, select]),
  )
