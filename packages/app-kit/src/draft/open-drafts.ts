import { queryClient } from '../query/page-client'
import { leavingAtom } from '../session/leaving'
import { store } from '../session/store'

/** Something that is typed or chosen and not stored yet. */
export interface OpenDraft {
  /** Whether something of it would be lost with the page. */
  readonly isOpen: boolean
  /** Saves at once what can be saved; left out where only the person decides when. A failure is told by its call. */
  flush?(): Promise<unknown>
  /** Gives up what is not stored, because the person said so. */
  discard?(): void
}

/** A draft that ends with its page, so that whoever leaves the page is asked. */
export interface PageDraft extends OpenDraft {
  /** Sentence that says what would be lost. */
  readonly loss: string
}

/** Milliseconds that leaving waits for saves before it asks. */
const savingTimeout = 4000

/** Drafts by what they are about. The page's memory: a session that ends takes it along. */
const keptDrafts = new Map<string, OpenDraft>()
const pageDrafts = new Set<PageDraft>()

/** Remembers a draft under a name, beyond the screen that shows it, until another takes the name. */
export const keepDraft = (name: string, draft: OpenDraft): void => {
  keptDrafts.set(name, draft)
}

/** A draft that is not stored yet, for somebody who left its screen and comes back. */
export const keptDraft = (name: string): OpenDraft | undefined => {
  const draft = keptDrafts.get(name)
  return draft?.isOpen ? draft : undefined
}

/** Counts a draft until the returned function is called. */
export const holdPageDraft = (draft: PageDraft): (() => void) => {
  pageDrafts.add(draft)
  return () => pageDrafts.delete(draft)
}

/** What leaving the page that is shown would lose; the window may hold more. */
export const openPageDrafts = (): PageDraft[] => [...pageDrafts].filter(({ isOpen }) => isOpen)

const openDrafts = (): OpenDraft[] => [...keptDrafts.values(), ...pageDrafts].filter(({ isOpen }) => isOpen)

/** Saves at once what can be saved, and waits for that, though not for long. What fails stays. */
export const saveOpenDrafts = async (): Promise<void> => {
  const saves = openDrafts().flatMap((draft) => draft.flush?.() ?? [])
  if (saves.length === 0) return
  const timeout = new Promise((resolve) => setTimeout(resolve, savingTimeout))
  await Promise.race([Promise.allSettled(saves), timeout])
}

/** Whether writes are on their way or wait for the network. */
const hasUnsentWrites = (): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ meta }) => meta?.savesNothing !== true)

/** Whether closing the window would lose something: a draft, or a write that is under way. */
export const hasUnsaved = (): boolean => openDrafts().length > 0 || hasUnsentWrites()

/**
 * Saves before the window is closed or put away and once the network is back, and asks whoever closes it too early.
 * Nobody is asked while the page is left for another session: nothing of it can be saved any more. Returns how to stop.
 */
export const watchWindow = (): (() => void) => {
  const listening = new AbortController()
  const save = () => void saveOpenDrafts()
  const ask = (event: BeforeUnloadEvent) => {
    if (store.get(leavingAtom) || !hasUnsaved()) return
    event.preventDefault()
    save()
  }
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }
  window.addEventListener('beforeunload', ask, listening)
  window.addEventListener('online', save, listening)
  document.addEventListener('visibilitychange', saveWhenHidden, listening)
  return () => listening.abort()
}
