/**
 * Gives the history entry that the browser just loaded a key of its own, as the router gives those that it makes. The
 * router would take all loaded ones for the same, and scroll a new page to where the one before had been left. A reload
 * and the way back find the key again.
 */
export const ownHistoryEntry = (): void => {
  const { state } = window.history
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}
