import { useToast } from '@lernspur/app-runtime'
import { choicesAfterUndo, type DraftChange } from '../draft/draft'
import type { DraftStore } from '../draft/draft-store'

/** Changes the choices of many children; what that replaces or clears can be undone by its toast. */
export const useChangeMany = (store: DraftStore) => {
  const toast = useToast()
  return (change: DraftChange, text: string): void => {
    const before = store.get().choices
    store.change(change)
    const after = store.get().choices
    if ([...before].every(([studentId, choice]) => after.get(studentId) === choice)) return
    const undo = () =>
      store.change({ kind: 'choices', choices: choicesAfterUndo(store.get().choices, { before, after }) })
    toast({ text, undo })
  }
}
