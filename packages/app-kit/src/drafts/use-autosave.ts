import { openDraftOf, registerDraft } from '@lernspur/app-runtime'
import { useEffect, useRef, useState } from 'react'
import { pageSaving } from '../saving/page-saving'
import { useSaver } from '../saving/use-saver'
import { draftChanges, type StoredDraft } from './draft-changes'
import type { DraftConflict } from './draft-conflict'
import { DraftSaver } from './persistent-input'

export interface AutosaveState<Draft> {
  readonly draft: Draft
  /** The conflict with another user's save; null if there is none. */
  readonly conflict: DraftConflict<Draft> | null
  change(draft: Draft): void
  /**
   * Saves unsaved changes immediately; rejects if that fails. Continuing with a visible conflict keeps the user's own
   * version.
   */
  flush(): Promise<void>
  /** Discards the unsaved draft. */
  resolveConflict(): void
}

interface Options<Draft> {
  /** Identifies the draft: a user who returns before it is stored gets it back by this key, else `initial`. */
  name: string
  initial: Draft
  isValid: (draft: Draft) => boolean
  /**
   * Stores the draft and refetches the source of `initial`. Returns the row with its new `updatedAt`, if there is one.
   */
  save: (draft: Draft, updatedAt: string | undefined) => Promise<unknown>
  /** The row version of `initial`, if the server checks it. */
  updatedAt?: string | undefined
  /** Reads the server's current state after a conflict. */
  reread?: () => Promise<StoredDraft<Draft>>
  /** Unsaved input outlives the page and the session, because the device keeps it (rule browser.14). */
  isStoredOnDevice?: boolean
}

const updatedAtOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'updatedAt' in row && typeof row.updatedAt === 'string'
    ? row.updatedAt
    : undefined

const isNewer = (updatedAt: string | undefined, known: string | undefined): boolean =>
  updatedAt !== undefined && (known === undefined || Date.parse(updatedAt) > Date.parse(known))

const useDraftSaver = <Draft>(options: Options<Draft>): DraftSaver<Draft> => {
  const { name, initial, updatedAt, reread, isStoredOnDevice: isPersistent = false } = options
  const latest = useRef(options)
  latest.current = options
  const [saver] = useState((): DraftSaver<Draft> => {
    const registered = openDraftOf(name)
    if (registered instanceof DraftSaver) return registered
    return new DraftSaver({
      ...pageSaving,
      stored: { draft: initial, updatedAt },
      changes: draftChanges<Draft>(),
      send: async (change, stored) => {
        if (!change) return stored
        const row = await latest.current.save(change.draft, stored.updatedAt)
        return { draft: change.draft, updatedAt: updatedAtOf(row) ?? stored.updatedAt }
      },
      reread: reread && (() => latest.current.reread?.() ?? Promise.reject(new Error('the draft has no server state'))),
      isSendable: (change) => change === null || latest.current.isValid(change.draft),
      // The call has shown the error; the next change or step retries.
      isPassing: () => false,
    })
  })
  useEffect(() => {
    if (isPersistent) saver.persistOnDevice(name)
  }, [saver, name, isPersistent])
  useEffect(() => {
    // Refetched data is used if nothing was edited, so that there is no conflict with data already on the screen.
    if (isNewer(updatedAt, saver.snapshot().current.updatedAt))
      saver.takeOver({ draft: latest.current.initial, updatedAt })
  }, [saver, updatedAt])
  return saver
}

/** A draft that autosaves while valid, and once more when its page is left. */
export const useAutosave = <Draft>(options: Options<Draft>): AutosaveState<Draft> => {
  const saver = useDraftSaver(options)
  const { current: visible, state } = useSaver(saver)
  useEffect(() => () => void saver.flush(), [saver])
  return {
    draft: visible.draft,
    conflict:
      state.kind === 'conflict'
        ? { mine: visible.draft, theirs: state.clash.theirs, who: state.who, resolveConflict: saver.resolveConflict }
        : null,
    change: (draft) => {
      saver.change({ draft })
      registerDraft(options.name, saver)
    },
    flush: async () => {
      saver.resolveConflict('mine')
      await saver.flush()
      const { state: now } = saver.snapshot()
      if (now.kind === 'failed') throw now.error
      if (now.kind === 'conflict') throw new Error('another user saved another version')
    },
    resolveConflict: saver.accept,
  }
}
