import { pageCsrfToken } from '@lernspur/api-client/wire/csrf-token'
import { onlineManager } from '@tanstack/react-query'
import { watchStoredDrafts } from '../drafts/tab-drafts'
import { enableCachedReads } from '../offline/enable-cached-reads'
import { csrfTokenAtom } from '../session/ended'
import { store } from '../session/store'
import { rereadStored } from '../session/stored-atom'
import { startTexts } from '../texts/start-texts'
import { startTheme } from '../texts/theme'

/**
 * Gives the history entry that the browser just loaded a key of its own, as the router does with the entries that it
 * creates. The router would treat all loaded entries as the same, and scroll a new page to the position of the previous
 * one. A reload and going back find the key again.
 */
const ownHistoryEntry = (): void => {
  const { state } = window.history
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/**
 * Initialises what the page needs before router and first render: theme, texts, and a session kept in sync with other
 * tabs. The token embedded in the page is newer than the stored one (rule browser.1).
 */
export const startAppRuntime = (): Promise<unknown> => {
  startTheme()
  ownHistoryEntry()
  // The manager only listens for changes, but a page may be opened without a network.
  if (navigator.onLine === false) onlineManager.setOnline(false)
  const token = pageCsrfToken()
  if (token && store.get(csrfTokenAtom)) store.set(csrfTokenAtom, token)
  window.addEventListener('storage', (event) => {
    if (event.storageArea === localStorage) rereadStored(store, event.key)
  })
  // A page restored from the back/forward cache has missed what other tabs wrote.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) rereadStored(store, null)
  })
  watchStoredDrafts()
  enableCachedReads()
  return startTexts()
}
