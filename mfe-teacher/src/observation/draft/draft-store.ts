import { useCallback, useSyncExternalStore } from 'react'
import { changeDraft, type DraftChange, type ObservationDraft } from './draft'

/** Students whose part of the draft a change affects. */
const studentsOf = (change: DraftChange): readonly string[] => {
  if ('studentIds' in change) return change.studentIds
  if (change.kind === 'choices') return [...change.choices.keys()]
  return 'studentId' in change ? [change.studentId] : []
}

/**
 * Holds a draft outside the component tree: each row of the class reads its own part, so that a tap rerenders one row
 * and the save bar instead of thirty rows.
 */
export class DraftStore {
  private readonly listeners = new Set<() => void>()
  private changes = 0
  /** The last change to each student. */
  private readonly changedAt = new Map<string, number>()
  /** Number of photos that are being read. */
  private readings = 0
  private afterReading: (() => void) | undefined

  constructor(
    private draft: ObservationDraft,
    private readonly store: (draft: ObservationDraft) => void,
  ) {}

  readonly get = (): ObservationDraft => this.draft

  readonly change = (change: DraftChange): void => {
    this.note(studentsOf(change))
    this.apply(change)
  }

  /**
   * Call when saving students begins, and the returned function once they are saved: what was changed in between, such
   * as for the next competence, is not part of that save and stays.
   */
  readonly beginSave = (studentIds: readonly string[]): (() => void) => {
    const { changes, draft } = this
    const isUnchanged = (studentId: string) => (this.changedAt.get(studentId) ?? 0) <= changes
    return () =>
      this.change({ kind: 'saved', studentIds: studentIds.filter(isUnchanged), description: draft.description })
  }

  /** Adds a photo once it is read, to a save that waits for it as well; false if it cannot be read. */
  readonly addPhoto = async (studentId: string, reading: Promise<Blob | null>): Promise<boolean> => {
    this.readings += 1
    this.note([studentId])
    const photo = await reading.catch(() => null)
    if (photo) this.apply({ kind: 'photo', studentId, photo })
    this.readings -= 1
    if (this.readings === 0) {
      const work = this.afterReading
      this.afterReading = undefined
      work?.()
    }
    return photo !== null
  }

  /** Runs work once all photos have been read; of several requests meanwhile, only the first. */
  readonly onceRead = (work: () => void): void => {
    if (this.readings === 0) work()
    else this.afterReading ??= work
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private note(studentIds: readonly string[]): void {
    this.changes += 1
    for (const studentId of studentIds) this.changedAt.set(studentId, this.changes)
  }

  private apply(change: DraftChange): void {
    this.draft = changeDraft(this.draft, change)
    for (const listener of this.listeners) listener()
    this.store(this.draft)
  }
}

/** A part of a draft; rerenders when that part changes. `select` returns stored values, never new objects. */
export const useDraft = <Part>(store: DraftStore, select: (draft: ObservationDraft) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    useCallback(() => select(store.get()), [store, select]),
  )
