import { type DraftContent, keepDraft, LastingDraft, today } from '@lernspur/app-runtime'
import { keepDay } from './day-of-draft'
import type { Choice, Draft } from './draft'
import { DraftStore } from './draft-store'
import { isTyped } from './is-typed'

/** What a draft says; its photos are kept beside it (rule capture.2). */
interface StoredDraft extends Omit<Draft, 'choices' | 'notes' | 'photos'> {
  readonly choices: readonly (readonly [string, Choice])[]
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

const contentOf = (draft: Draft): DraftContent => {
  const { choices, notes, photos, ...rest } = draft
  const value: StoredDraft = { ...rest, choices: [...choices], notes: [...notes] }
  return { value, files: photos }
}

const draftIn = (content: DraftContent | null): Draft | null => {
  const { value, files } = content ?? {}
  if (!isStored(value)) return null
  return { ...value, choices: new Map(value.choices), notes: new Map(value.notes), photos: new Map(files) }
}

interface Recovered {
  readonly lasting: LastingDraft
  readonly draft: Draft | null
}

/** Module state, so that a class is found as it was left. */
const open = new Map<string, DraftStore>()
const recovering = new Map<string, Promise<Recovered>>()

const recover = async (classId: string): Promise<Recovered> => {
  const lasting = new LastingDraft(nameOf(classId))
  return { lasting, draft: draftIn(await lasting.recover()) }
}

/** What was typed for a class before the page was loaded anew, or before a session ended by itself. */
export const recoverDraft = (classId: string): Promise<Recovered> => {
  const known = recovering.get(classId) ?? recover(classId)
  recovering.set(classId, known)
  return known
}

/** The draft of a class as it was left, else as it was recovered, else `first()`. */
export const openDraft = (classId: string, { lasting, draft }: Recovered, first: () => Draft): DraftStore => {
  const known = open.get(classId)
  if (known) return known
  const keep = (now: Draft) => lasting.store(isTyped(now) ? contentOf(now) : null)
  const store = new DraftStore(draft ?? first(), keep)
  if (draft) keep(draft)
  keepDay(store, today)
  open.set(classId, store)
  keepDraft(nameOf(classId), {
    get isOpen() {
      return isTyped(store.get())
    },
    get survivesReload() {
      return store.get().photos.size === 0 || lasting.isKept
    },
    get outlivesSession() {
      return lasting.isKept
    },
    keep: () => lasting.keep(),
  })
  return store
}
