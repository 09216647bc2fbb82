import { type DraftContent, PersistentDraft, registerDraft, today } from '@lernspur/app-runtime'
import { updateDay } from './day-of-draft'
import type { LevelChoice, ObservationDraft } from './draft'
import { DraftStore } from './draft-store'
import { isTyped } from './is-typed'

/** A draft as stored, without its photos, which are separate (rule capture.2). */
interface StoredDraft extends Omit<ObservationDraft, 'choices' | 'notes' | 'photos'> {
  readonly choices: readonly (readonly [string, LevelChoice])[]
  readonly notes: readonly (readonly [string, string])[]
}

const isStored = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'choices' in value &&
  Array.isArray(value.choices) &&
  'notes' in value &&
  Array.isArray(value.notes)

const nameOf = (classId: string): string => `capture ${classId}`

const contentOf = (draft: ObservationDraft): DraftContent => {
  const { choices, notes, photos, ...rest } = draft
  const value: StoredDraft = { ...rest, choices: [...choices], notes: [...notes] }
  return { value, files: photos }
}

const draftIn = (content: DraftContent | null): ObservationDraft | null => {
  const { value, files } = content ?? {}
  if (!isStored(value)) return null
  return { ...value, choices: new Map(value.choices), notes: new Map(value.notes), photos: new Map(files) }
}

interface RecoveredDraft {
  readonly persistent: PersistentDraft
  readonly draft: ObservationDraft | null
}

/** Module state, so that a class reopens as it was left. */
const open = new Map<string, DraftStore>()
const recovering = new Map<string, Promise<RecoveredDraft>>()

const recover = async (classId: string): Promise<RecoveredDraft> => {
  const persistent = new PersistentDraft(nameOf(classId))
  return { persistent, draft: draftIn(await persistent.recover()) }
}

/** What was typed for a class before the page was reloaded, or before a session expired. */
export const recoverDraft = (classId: string): Promise<RecoveredDraft> => {
  const known = recovering.get(classId) ?? recover(classId)
  recovering.set(classId, known)
  return known
}

/** The draft of a class as it was left, else as it was recovered, else `first()`. */
export const openDraft = (
  classId: string,
  { persistent, draft }: RecoveredDraft,
  first: () => ObservationDraft,
): DraftStore => {
  const known = open.get(classId)
  if (known) return known
  const storeDraft = (now: ObservationDraft) => persistent.store(isTyped(now) ? contentOf(now) : null)
  const store = new DraftStore(draft ?? first(), storeDraft)
  if (draft) storeDraft(draft)
  updateDay(store, today)
  open.set(classId, store)
  registerDraft(nameOf(classId), {
    get isOpen() {
      return isTyped(store.get())
    },
    get survivesReload() {
      return store.get().photos.size === 0 || persistent.isPersisted
    },
    get outlivesSession() {
      return persistent.isPersisted
    },
    persist: () => persistent.persist(),
  })
  return store
}
