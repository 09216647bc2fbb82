import type { DraftStore } from './draft-store'
import { isTyped } from './is-typed'

/** Makes the day of a draft in which nothing is typed today's, unless it was chosen today. */
export const renewDay = (store: DraftStore, today: string): void => {
  const draft = store.get()
  if (!isTyped(draft) && draft.daySetOn !== today) store.change({ kind: 'day', observedAt: today, setOn: today })
}

/**
 * A page may stay open for days. What is marked keeps the day on which it was, until it is saved; whatever is marked
 * then, or first on another day, is of that day.
 */
export const updateDay = (store: DraftStore, today: () => string): void => {
  let wasTyped = isTyped(store.get())
  store.subscribe(() => {
    const draft = store.get()
    const isFirst = isTyped(draft) && !wasTyped
    wasTyped = isTyped(draft)
    const now = today()
    if (isFirst && draft.daySetOn !== now) store.change({ kind: 'day', observedAt: now, setOn: now })
    else renewDay(store, now)
  })
}
