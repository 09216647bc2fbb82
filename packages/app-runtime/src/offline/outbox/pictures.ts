import type { CallFailure } from '../../waiting/queued-call'
import type { Entries, Entry } from './entry'

const isRow = (value: unknown): value is { readonly id: string; readonly studentId: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'studentId' in value

/** The row of a child in the answer to a call; undefined if the child was left out. */
export const rowOf = (data: unknown, studentId: string) => {
  const { rows }: { readonly rows?: unknown } = { ...Object(data) }
  return Array.isArray(rows) ? rows.filter(isRow).find((row) => row.studentId === studentId) : undefined
}

/** The entry that a picture belongs to is missing: the child was left out of it, or it was discarded. */
const entryGone: CallFailure = { code: 'NOT_FOUND', message: '', status: 404, details: [] }

/** Calls with the pictures of another call. */
export const picturesOf = async (entries: Entries, key: string): Promise<Entry[]> =>
  (await entries.all()).filter(({ picture }) => picture?.follows === key)

/**
 * Gives a call's pictures what they belong to, from its answer. Done before the call is deleted: after a crash in
 * between, it is sent again with its key, and answered the same.
 */
export const attachPictures = async (entries: Entries, key: string, data: unknown): Promise<void> => {
  for (const entry of await picturesOf(entries, key)) {
    const row = entry.picture && rowOf(data, entry.picture.studentId)
    if (row) await entries.change(entry, { params: { observationId: row.id } })
    else await entries.change(entry, { state: 'refused', failure: entryGone })
  }
}

/** Whether a picture has to wait for its entry; one whose entry is gone waits for the user. */
export const mustWaitForEntry = async (entries: Entries, entry: Entry): Promise<boolean> => {
  if (!entry.picture || entry.params !== undefined) return false
  if (!(await entries.find(entry.picture.follows)))
    await entries.change(entry, { state: 'refused', failure: entryGone })
  return true
}
