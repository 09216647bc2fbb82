import { queryClient } from '../query/page-client'

/** Input that is not stored yet. */
export interface OpenDraft {
  /** Whether leaving the page would lose any of it. */
  readonly isOpen: boolean
  /** A reload of the page restores it. */
  readonly survivesReload?: boolean
  /** The device keeps all of it until the same person is back. */
  readonly outlivesSession?: boolean
  /** Saves immediately what can be saved; omitted if only the user saves. Errors are shown by the call. */
  flush?(): Promise<unknown>
  /** Stores what the device can keep, before the page is left at the end of the session. */
  persist?(): Promise<unknown>
  /** Discards unsaved input at the user's request. */
  discard?(): void
}

/** A draft that is lost with its page, so the user is asked before leaving. */
export interface PageDraft extends OpenDraft {
  /** Sentence that says what would be lost. */
  readonly loss: string
  /** A change of the page's query, such as another filter, would lose it, too. */
  readonly isOfQuery?: boolean
}

/** Milliseconds that leaving waits for pending saves before asking, and that the end of a session waits for the device. */
const savingTimeout = 4000
const persistTimeout = 1000

/** Drafts by key. Kept in memory only: what the device does not keep is lost when the session ends. */
const registeredDrafts = new Map<string, OpenDraft>()
const pageDrafts = new Set<PageDraft>()

/** Keeps a draft under a key beyond the lifetime of its screen, until another draft replaces it. */
export const registerDraft = (name: string, draft: OpenDraft): void => {
  registeredDrafts.set(name, draft)
}

/** An unsaved draft, for a user who returns to its screen. */
export const openDraftOf = (name: string): OpenDraft | undefined => {
  const draft = registeredDrafts.get(name)
  return draft?.isOpen ? draft : undefined
}

/** Registers a draft until the returned function is called. */
export const holdPageDraft = (draft: PageDraft): (() => void) => {
  pageDrafts.add(draft)
  return () => pageDrafts.delete(draft)
}

/** Drafts that would be lost by leaving the current page; the window may hold more. */
export const openPageDrafts = (): PageDraft[] => [...pageDrafts].filter(({ isOpen }) => isOpen)

const openDrafts = (): OpenDraft[] => [...registeredDrafts.values(), ...pageDrafts].filter(({ isOpen }) => isOpen)

const allWithin = async (work: readonly Promise<unknown>[], milliseconds: number): Promise<void> => {
  if (work.length === 0) return
  const timeout = new Promise((resolve) => setTimeout(resolve, milliseconds))
  await Promise.race([Promise.allSettled(work), timeout])
}

/** Saves immediately what can be saved, and waits a limited time. Drafts whose save fails are kept. */
export const saveOpenDrafts = (): Promise<void> =>
  allWithin(
    openDrafts().flatMap((draft) => draft.flush?.() ?? []),
    savingTimeout,
  )

/** Stores what the device can keep of open drafts, and waits a limited time. For the end of a session. */
export const persistOpenDrafts = (): Promise<void> =>
  allWithin(
    openDrafts().flatMap((draft) => draft.persist?.() ?? []),
    persistTimeout,
  )

/** Whether writes are being sent. */
const hasUnsentWrites = (): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ meta }) => meta?.savesNothing !== true)

/** Whether anything is not saved: a draft, or a pending write. */
export const hasUnsaved = (): boolean => openDrafts().length > 0 || hasUnsentWrites()

/** Whether the end of the session, or another school, would lose data because the device does not keep it. */
export const isLostByEnd = (): boolean =>
  openDrafts().some(({ outlivesSession }) => outlivesSession !== true) || hasUnsentWrites()

/** Whether closing the window would lose data. */
export const isLostByClosing = (): boolean =>
  openDrafts().some(({ survivesReload }) => survivesReload !== true) || hasUnsentWrites()
