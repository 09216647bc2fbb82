import { leavingAtom, store } from '@lernspur/app-kit'
import type { Saver } from './saver'

/** What was typed, by what it is about. It is the page's memory, and a session that ends takes the page along. */
const drafts = new Map<string, Saver<unknown>>()

const openDrafts = () => [...drafts.values()].filter(({ isOpen }) => isOpen)

/** Saves at once what can be saved. What fails is told by its call, and stays. */
export const saveOpenDrafts = async (): Promise<void> => {
  await Promise.allSettled(openDrafts().map((saver) => saver.flush()))
}

/** Saves before the window is closed or put away, and asks whoever closes it too early. */
const watchWindow = () => {
  window.addEventListener('beforeunload', (event) => {
    if (openDrafts().length === 0 || store.get(leavingAtom)) return
    event.preventDefault()
    void saveOpenDrafts()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saveOpenDrafts()
  })
}

/** Remembers a draft that was changed. */
export const keepDraft = <Draft>(name: string, saver: Saver<Draft>): void => {
  if (drafts.size === 0) watchWindow()
  drafts.set(name, saver as Saver<unknown>)
}

/** A draft that is not stored yet, of somebody who left its step and comes back. */
export const openDraft = <Draft>(name: string): Saver<Draft> | undefined => {
  const saver = drafts.get(name)
  return saver?.isOpen ? (saver as Saver<Draft>) : undefined
}
