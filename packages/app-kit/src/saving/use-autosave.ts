import { keepDraft, keptDraft } from '@lernspur/app-kit'
import { useEffect, useRef, useState } from 'react'
import { Autosaver, type Version } from './autosaver'
import { type DraftChange, type DraftClash, draftChanges, type StoredDraft } from './draft-changes'
import { pageSaving } from './page-saving'
import { useSaver } from './use-saver'

type DraftSaver<Draft> = Autosaver<StoredDraft<Draft>, DraftChange<Draft>, DraftClash<Draft>>

/** Two versions of a draft, to be decided between. */
export interface DraftConflict<Draft> {
  readonly mine: Draft
  readonly theirs: Draft
  /** Who saved the other one; undefined when unknown. */
  readonly who: string | undefined
  settle(version: Version): void
}

export interface Autosave<Draft> {
  readonly draft: Draft
  /** Somebody else saved something meanwhile; null as long as nobody did. */
  readonly conflict: DraftConflict<Draft> | null
  change(draft: Draft): void
  /**
   * Saves at once what is not saved yet; rejects when that fails. Whoever goes on with a conflict in sight keeps the own
   * version.
   */
  flush(): Promise<void>
  /** Nothing of what is typed has to be saved any more. */
  settle(): void
}

interface Options<Draft> {
  /** What the draft is about: whoever comes back before it is stored finds it by this name, else `initial`. */
  name: string
  initial: Draft
  isValid: (draft: Draft) => boolean
  /** Stores it, and reads what `initial` is made of. Gives the row with its new `updatedAt`, where there is one. */
  save: (draft: Draft, updatedAt: string | undefined) => Promise<unknown>
  /** The state that `initial` was made of, where the server refuses to overwrite a newer one. */
  updatedAt?: string | undefined
  /** What the server holds now, for whoever was slower. */
  reread?: () => Promise<StoredDraft<Draft>>
}

const updatedAtOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'updatedAt' in row && typeof row.updatedAt === 'string'
    ? row.updatedAt
    : undefined

const isNewer = (updatedAt: string | undefined, known: string | undefined): boolean =>
  updatedAt !== undefined && (known === undefined || Date.parse(updatedAt) > Date.parse(known))

const useDraftSaver = <Draft>(options: Options<Draft>): DraftSaver<Draft> => {
  const { name, initial, updatedAt, reread } = options
  const latest = useRef(options)
  latest.current = options
  const [saver] = useState((): DraftSaver<Draft> => {
    const kept = keptDraft(name)
    if (kept instanceof Autosaver) return kept
    return new Autosaver({
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
      // A failure is told by whoever made the call; the next change or step tries again.
      isPassing: () => false,
    })
  })
  useEffect(() => {
    // What was read meanwhile counts where nothing was typed, so that nobody meets a conflict with what is in sight.
    if (isNewer(updatedAt, saver.snapshot().shown.updatedAt))
      saver.takeOver({ draft: latest.current.initial, updatedAt })
  }, [saver, updatedAt])
  return saver
}

/** A draft that saves itself while it is valid, and once more when its page is left. */
export const useAutosave = <Draft>(options: Options<Draft>): Autosave<Draft> => {
  const saver = useDraftSaver(options)
  const { shown, state } = useSaver(saver)
  useEffect(() => () => void saver.flush(), [saver])
  return {
    draft: shown.draft,
    conflict:
      state.kind === 'conflict'
        ? { mine: shown.draft, theirs: state.clash.theirs, who: state.who, settle: saver.settle }
        : null,
    change: (draft) => {
      saver.change({ draft })
      keepDraft(options.name, saver)
    },
    flush: async () => {
      saver.settle('mine')
      await saver.flush()
      const { state: now } = saver.snapshot()
      if (now.kind === 'failed') throw now.error
      if (now.kind === 'conflict') throw new Error('somebody else saved another version')
    },
    settle: saver.accept,
  }
}
