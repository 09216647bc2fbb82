import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Says whether the page's stream of events is open; called by whatever listens to it. */
export const setEventStreamOpen = (open: boolean): void => {
  if (isOpen === open) return
  isOpen = open
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the page is told at once what changes. Without it, whoever waits for a change has to ask. */
export const useEventStreamOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
