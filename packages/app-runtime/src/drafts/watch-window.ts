import { leavingAtom } from '../session/leaving'
import { store } from '../session/store'
import { isLostByClosing, saveOpenDrafts } from './open-drafts'

/**
 * Saves before the window is closed or hidden and when the network is back, and warns the user before closing with
 * unsaved data. There is no warning when the page is left for another session, because nothing can be saved any more.
 * Returns a function that stops it.
 */
export const watchWindow = (): (() => void) => {
  const listening = new AbortController()
  const save = () => void saveOpenDrafts()
  const ask = (event: BeforeUnloadEvent) => {
    if (store.get(leavingAtom) || !isLostByClosing()) return
    event.preventDefault()
    save()
  }
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }
  window.addEventListener('beforeunload', ask, listening)
  window.addEventListener('online', save, listening)
  document.addEventListener('visibilitychange', saveWhenHidden, listening)
  return () => listening.abort()
}
