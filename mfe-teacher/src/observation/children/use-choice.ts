import { useCallback } from 'react'
import type { LevelChoice, ObservationDraft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'

/** What was chosen for one child, and how to choose. */
export const useChoice = (
  store: DraftStore,
  studentId: string,
): [LevelChoice | undefined, (choice: LevelChoice) => void] => {
  const choice = useDraft(
    store,
    useCallback((draft: ObservationDraft) => draft.choices.get(studentId), [studentId]),
  )
  const choose = useCallback(
    (next: LevelChoice) => store.change({ kind: 'child', studentId, choice: next }),
    [store, studentId],
  )
  return [choice, choose]
}
