import { useRef, useState } from 'react'

/**
 * For what opens without a trigger of its own: remembers where the focus was, and gives back what puts it there again
 * when it closes, unless the caller has prevented that.
 */
export const useFocusReturn = (open: boolean): ((event: Event) => void) => {
  const before = useRef<Element | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    // While drawing, since a field inside may take the focus as soon as it is there.
    if (open) before.current = document.activeElement
  }
  return (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
}
