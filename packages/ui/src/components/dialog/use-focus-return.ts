import { useRef, useState } from 'react'

/** What stays of the focused element: an item goes with its menu, whose button stays. */
const persistent = (focused: Element | null): Element | null => {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

/**
 * For overlays without a trigger: remembers the focused element, and returns a handler that restores the focus on
 * close, unless the caller has prevented that.
 */
export const useFocusReturn = (open: boolean): ((event: Event) => void) => {
  const before = useRef<Element | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    // During render, since a field inside may take the focus when it is mounted.
    if (open) before.current = persistent(document.activeElement)
  }
  return (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
}
