import { useCallback } from 'react'
import type { Choice, Draft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'

/** What was chosen for one child, and how to choose. */
export const useChoice = (store: DraftStore, studentId: string): [Choice | undefined, (choice: Choice) => void] => {
  const choice = useDraft(
    store,
    useCallback((draft: Draft) => draft.choices.get(studentId), [studentId]),
  )
  const choose = useCallback(
    (next: Choice) => store.change({ kind: 'child', studentId, choice: next }),
    [store, studentId],
  )
  return [choice, choose]
}
