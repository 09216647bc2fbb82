import type { DraftStore } from './draft-store'
import { isTyped } from './is-typed'

/** Sets a draft in which nothing is typed to today, unless its day was set today. */
export const renewDay = (store: DraftStore, today: string): void => {
  const draft = store.get()
  if (!isTyped(draft) && draft.daySetOn !== today) store.change({ kind: 'day', observedAt: today, setOn: today })
}

/**
 * A page may stay open for days. Marked entries keep the day on which they were marked until they are saved; entries
 * marked after that, or first on another day, get that day.
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
