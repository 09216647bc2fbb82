import { useCallback } from 'react'
import type { ObservationDraft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'

/** Whether one child has a note or a photo that is not saved yet. */
export const useHasNote = (store: DraftStore, studentId: string): boolean =>
  useDraft(
    store,
    useCallback(({ notes, photos }: ObservationDraft) => notes.has(studentId) || photos.has(studentId), [studentId]),
  )
