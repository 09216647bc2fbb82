import { useCallback } from 'react'

const giveBack = (before: EventTarget | null) => {
  if (!(before instanceof HTMLElement)) return
  if (before.isConnected) before.focus()
  else document.querySelector('main')?.focus()
}

/**
 * `<button ref={useFocusBefore()}>`, for a button that disappears when pressed or after a time: if it has the focus,
 * the focus returns to where it was before, else to the content of the page.
 */
export const useFocusBefore = () =>
  useCallback((button: HTMLElement | null) => {
    if (button === null) return undefined
    let before: EventTarget | null = null
    const come = ({ relatedTarget }: FocusEvent) => {
      before = relatedTarget
    }
    button.addEventListener('focus', come)
    return () => {
      button.removeEventListener('focus', come)
      if (document.activeElement === button) giveBack(before)
    }
  }, [])
