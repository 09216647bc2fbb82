import { useLayoutEffect } from 'react'

const isWithin = (panel: Element | null | undefined, target: EventTarget | null): boolean =>
  target instanceof Node && panel?.contains(target) === true

/**
 * Lets the focus into the panel around an element and stay there, although a dialog below it traps the focus: it may
 * belong to another copy of the library, which does not know what is above it.
 */
export const useHeldFocus = (idInPanel: string): void => {
  useLayoutEffect(() => {
    const hide = (event: FocusEvent) => {
      const panel = document.getElementById(idInPanel)?.closest('[role=dialog]')
      const next = event.type === 'focusin' ? event.target : event.relatedTarget
      if (isWithin(panel, next)) event.stopPropagation()
    }
    window.addEventListener('focusin', hide, true)
    window.addEventListener('focusout', hide, true)
    return () => {
      window.removeEventListener('focusin', hide, true)
      window.removeEventListener('focusout', hide, true)
    }
  }, [idInPanel])
}
