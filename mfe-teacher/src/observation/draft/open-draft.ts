import { keepDraft, storeDraft, storedDraft } from '@lernspur/app-kit'
import type { Choice, Draft } from './draft'
import { DraftStore } from './draft-store'

/** What survives a reload: photos do not (rule capture.2). */
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

/** What leaving would lose, if it were not kept: choices, notes or photos. */
export const isTyped = ({ choices, notes, photos, description }: Draft): boolean =>
  choices.size + notes.size + photos.size > 0 || description.trim() !== ''

const keep = (classId: string) => (draft: Draft) => {
  const { choices, notes, photos: _, ...rest } = draft
  const stored: StoredDraft = { ...rest, choices: [...choices], notes: [...notes] }
  storeDraft(nameOf(classId), isTyped(draft) ? stored : null)
}

const readStored = (classId: string): Draft | null => {
  const stored = storedDraft(nameOf(classId))
  if (!isStored(stored)) return null
  return { ...stored, choices: new Map(stored.choices), notes: new Map(stored.notes), photos: new Map() }
}

/** Module state, so that a class is found as it was left, photos included. */
const open = new Map<string, DraftStore>()

/** The draft of a class as it was left, else as it was before a reload, else `first()`. */
export const openDraft = (classId: string, first: () => Draft): DraftStore => {
  const known = open.get(classId)
  if (known) return known
  const store = new DraftStore(readStored(classId) ?? first(), keep(classId))
  open.set(classId, store)
  keepDraft(nameOf(classId), {
    get isOpen() {
      return isTyped(store.get())
    },
    get survivesReload() {
      return store.get().photos.size === 0
    },
  })
  return store
}
